import type { MatchedTone, SearchSuggestions } from '@matiz/contracts/search.ts';
import type { Cache } from '#lib/cache.ts';

export type Headings = Pick<SearchSuggestions, 'brands' | 'categories'>;

/** What a text was found to mean (`understand`), as it can be handed to the next search for it. */
export interface QueryMeaning {
  readonly asked: {
    readonly headed: string | null;
    readonly meant: string | null;
    readonly literal: string | null;
    readonly broad: string | null;
    readonly core: string | null;
    readonly kin: string | null;
    readonly described: string | null;
    readonly any_literal: string | null;
    readonly number: string | null;
    readonly shade: string | null;
    readonly suggestion: string | null;
  };
  readonly terms: readonly {
    readonly place: number;
    readonly is_shade: boolean;
    readonly literal: string;
    readonly meant: string;
    readonly broad: string;
    readonly promoted: string | null;
    readonly number: string | null;
    readonly heading: string | null;
    readonly meant_heading: string | null;
    readonly described: string;
    readonly is_bare: boolean;
  }[];
  /** What has the text as its code. */
  readonly coded: readonly { readonly product_id: number; readonly version_id: number | null }[];
}

/** What a text finds in a warehouse, in the order for the one who bought nothing of it: alike for all. */
export interface Hits {
  /** Anyone who bought one finds it before the others of its grade. */
  readonly ranked: readonly (readonly [productId: number, grade: number])[];
  /** How many have all that was typed. */
  readonly matching: number;
  /** Places of the parts that were looked for, from 1, where nothing has all; else null. */
  readonly kept: readonly number[] | null;
  /** The tone that matched, by product, of the pages that were shown; null where none did. */
  readonly tones: Map<number, ToneOfVersion | null>;
}

export interface ToneOfVersion {
  readonly versionId: number;
  /** Its stock as it was. */
  readonly tone: MatchedTone;
}

export interface QueryCache {
  readonly understood: QueryMeaning;
  /** By warehouse and depth, for a moment: what is listed and sold changes more often than words. */
  readonly hits: Cache<Hits>;
  /** How many match, by warehouse. */
  readonly matching: Map<number, number>;
  /** The brands and categories that it names, by the warehouse that sells of them. */
  readonly headings: Map<number, Headings>;
}
