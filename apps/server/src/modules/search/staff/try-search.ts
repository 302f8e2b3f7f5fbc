import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { SearchResults } from '@matiz/contracts/search.ts';
import type { TriedSearch, trySearch } from '@matiz/contracts/staff/catalogue/synonyms.ts';
import type { Tx } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { createSearchService, type SearchDeps } from '../search.service.ts';
import { countMeanings } from './synonym.resource.ts';

interface Tried {
  readonly before: TriedSearch;
  readonly after: TriedSearch;
}

/** Ends a transaction that was never to be kept. */
class Enough extends Error {
  readonly found: TriedSearch;
  constructor(found: TriedSearch) {
    super('tried, not kept');
    this.found = found;
  }
}
const shown = 8;

/**
 * What a search finds now, and with what is tried: it is written, searched with by the shop's own
 * search, and rolled back.
 */
export function createSearchTrial<Asked extends { readonly text: string }>(
  deps: SearchDeps,
  write: (tx: Tx, asked: Asked) => Promise<void>,
) {
  /** Without memory: what was found a moment ago is not what is found now. */
  const searchOn = (sql: SearchDeps['sql']) =>
    createSearchService({ ...deps, sql, searchTtlMs: 0 });

  return async (asked: Asked, principal: Visitor): Promise<Tried> => {
    const find = async (sql: SearchDeps['sql']) => {
      const found = await searchOn(sql).find({ search: asked.text, limit: shown }, principal);
      if (!found.ok) throw new Error(`a search without prices was refused: ${found.error.code}`);
      return foundOf(found.value);
    };
    const before = await find(deps.sql);
    try {
      await deps.sql.begin(async (tx) => {
        await write(tx, asked);
        throw new Enough(await find(tx));
      });
    } catch (error) {
      if (error instanceof Enough) return { before, after: error.found };
      throw error;
    }
    throw new Error('what is tried is never kept');
  };
}

export async function writeSynonyms(
  tx: Tx,
  { id, terms }: BodyOf<typeof trySearch>,
): Promise<void> {
  const isOn = (await countMeanings(tx, terms)) >= 2;
  if (id !== undefined) {
    await tx`UPDATE search_synonym SET is_on = ${isOn},
      terms = CASE WHEN ${isOn} THEN ${terms}::text[] ELSE terms END WHERE id = ${id}`;
  } else if (isOn) {
    await tx`INSERT INTO search_synonym (terms) VALUES (${terms})`;
  }
}

function foundOf({ totalItems, products, suggestion }: SearchResults): TriedSearch {
  return {
    total: totalItems,
    products: products.map(({ _id, name, brand, image }) => ({
      id: _id,
      name,
      image,
      brand: brand.name,
    })),
    suggestion,
  };
}
