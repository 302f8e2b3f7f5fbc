import * as curations from '@matiz/contracts/staff/catalogue/curations.ts';
import { listMissedSearches } from '@matiz/contracts/staff/catalogue/missed-searches.ts';
import * as synonyms from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { type ListedRow, serveBulk } from '#resource/bulk-change.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { SearchDeps } from '../search.service.ts';
import { curationResource } from './curation.resource.ts';
import { tryChosen } from './curation.store.ts';
import { createMissedSearches } from './missed-searches.ts';
import { synonymResource } from './synonym.resource.ts';
import { createSearchTrial, writeSynonyms } from './try-search.ts';

export type SearchDesk = ReturnType<typeof createSearchDesk>;

/** What staff keep of the search (D-19). */
export function createSearchDesk(deps: SearchDeps) {
  return {
    synonyms: createResource(deps, synonymResource),
    trySynonyms: createSearchTrial(deps, writeSynonyms),
    curations: createResource(deps, curationResource),
    tryCuration: createSearchTrial(deps, tryChosen),
    missed: createMissedSearches(deps),
  };
}

const byTerms = { nameOf: ({ terms }: ListedRow) => [terms].flat().join(', ') };

export function searchDeskRoutes(app: FastifyInstance, desk: SearchDesk): void {
  serveResource(
    app,
    {
      list: synonyms.listSynonyms,
      read: synonyms.readSynonym,
      create: synonyms.createSynonym,
      change: synonyms.changeSynonym,
      remove: synonyms.removeSynonym,
      history: synonyms.listSynonymHistory,
    },
    desk.synonyms,
  );
  serveBulk(app, synonyms.bulkSynonyms, desk.synonyms, byTerms);
  serveResource(
    app,
    {
      list: curations.listCurations,
      read: curations.readCuration,
      create: curations.createCuration,
      change: curations.changeCuration,
      remove: curations.removeCuration,
      history: curations.listCurationHistory,
    },
    desk.curations,
  );
  serveBulk(app, curations.bulkCurations, desk.curations, byTerms);
  serve(app, curations.tryCuration, async ({ body, principal }) =>
    ok(await desk.tryCuration(body, principal)),
  );
  serve(app, listMissedSearches, ({ query }) => desk.missed(query));
  serve(app, synonyms.trySearch, async ({ body, principal }) =>
    ok(await desk.trySynonyms(body, principal)),
  );
}
