import { createDeps } from '../../apps/server/src/deps.ts';
import { visitShop } from './visit-shop.ts';

type CatalogueImport = ReturnType<typeof createDeps>['catalogueImport'];

/** Runs a command over the catalogue, wired as the server is. */
export function visitCatalogue(
  work: (catalogue: CatalogueImport) => Promise<number>,
): Promise<number> {
  return visitShop((sql, settings) => work(createDeps(settings, sql).catalogueImport));
}
