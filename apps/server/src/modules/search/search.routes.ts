import * as calls from '@matiz/contracts/search.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { senderOf } from '#http/sender.ts';
import { serve } from '#http/serve.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, service: SearchService): void {
  const { terms } = service;

  serve(app, calls.search, ({ query, principal }) => service.find(query, principal));

  serve(app, calls.searchFacets, async ({ query, principal }) => {
    const facets = await service.facets(query, principal);
    return facets.ok ? ok({ result: facets.value }) : facets;
  });

  serve(app, calls.suggestSearch, async ({ query, principal }) =>
    ok(await service.suggest(query, principal)),
  );

  serve(app, calls.addSearchTerm, async ({ body, principal, raw }) =>
    ok({ isKept: await terms.add(body.searchTerm, principal, senderOf(principal, raw)) }),
  );

  serve(app, calls.listSearchTerms, async ({ query }) =>
    ok(await terms.shared('recent', query.limit)),
  );

  serve(app, calls.listTopSearchTerms, async ({ query }) =>
    ok(await terms.shared('top', query.limit)),
  );

  serve(app, calls.listOwnSearchTerms, async ({ query, principal }) =>
    ok(await terms.own('recent', principal, query.limit)),
  );

  serve(app, calls.listTopOwnSearchTerms, async ({ query, principal }) =>
    ok(await terms.own('top', principal, query.limit)),
  );

  serve(app, calls.listEquivalents, async ({ query, principal }) => {
    const { productId, versionCode } = query;
    const wanted = { productId: Number(productId), versionCode };
    const equivalents = await service.equivalents(wanted, principal);
    return equivalents.ok ? ok({ result: equivalents.value }) : equivalents;
  });
}
