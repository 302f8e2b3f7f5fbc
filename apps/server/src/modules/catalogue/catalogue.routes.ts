import * as facetCalls from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { listColourCards } from '@matiz/contracts/catalogue/colour-cards.ts';
import { showRestock } from '@matiz/contracts/catalogue/restock.ts';
import { listUsualTones } from '@matiz/contracts/catalogue/usual-tones.ts';
import * as calls from '@matiz/contracts/catalogue.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { favouriteRoutes } from './favourites/favourites.routes.ts';
import { readNarrowing, readScope } from './lists/list-filter.ts';

export function catalogueRoutes(app: FastifyInstance, service: CatalogueService): void {
  serve(app, calls.listProducts, ({ query, principal }) => {
    const { sort, page, limit } = query;
    const narrowing = readNarrowing(query);
    return service.list({ ...readScope(query), narrowing, sort, page, limit }, principal);
  });

  serve(app, facetCalls.listFacets, async ({ query, principal }) => {
    const narrowing = readNarrowing(query);
    const facets = await service.facets({ ...readScope(query), narrowing }, principal);
    return facets.ok ? ok({ result: facets.value }) : facets;
  });

  serve(app, facetCalls.listCustomList, ({ query, principal }) => {
    const { name, sort = 'listed', page, limit } = query;
    const narrowing = readNarrowing(query);
    return service.customList(name, { narrowing, sort, page, limit }, principal);
  });

  serve(app, facetCalls.listRelated, async ({ query, principal }) => {
    const related = await service.related(Number(query.productId), principal);
    return related.ok ? ok({ result: related.value }) : related;
  });

  serve(app, listColourCards, async ({ query, principal }) =>
    ok({ result: await service.colourCards(Number(query.manufacturerId), principal) }),
  );

  serve(app, listUsualTones, async ({ query, principal }) =>
    ok({ result: await service.usualTones(Number(query.productId), principal) }),
  );

  serve(app, showRestock, async ({ principal }) =>
    ok({ result: await service.restock(principal) }),
  );

  serve(app, facetCalls.listColors, async () => ok({ result: await service.colors() }));

  serve(app, calls.listHome, async ({ principal }) =>
    ok({ result: await service.home(principal) }),
  );

  serve(app, calls.queryProduct, async ({ query, principal }) => {
    const product = await service.product(Number(query._id), principal);
    return product.ok ? ok({ result: product.value }) : product;
  });

  serve(app, calls.listMenu, async ({ principal }) =>
    ok({ result: await service.menu(principal) }),
  );

  favouriteRoutes(app, service);
}
