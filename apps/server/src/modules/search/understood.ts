/** What a text was found to mean (`understand`), as it can be handed to the next search for it. */
export interface Understood {
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
  }[];
}

export interface Known {
  readonly understood: Understood;
  /** How many match, by warehouse. */
  readonly matching: Map<number, number>;
}

/** So many texts are remembered. */
const most = 1_000;

/**
 * Remembers for a while what texts mean and how much they find: words change seldom, and what is
 * popular is searched for again and again. What is found, its order, stock and prices are always
 * read anew. `holdMs` 0 remembers nothing.
 */
export function createUnderstoodMemory(holdMs: number, now: () => Date) {
  const entries = new Map<string, Known & { readonly until: number }>();
  return {
    recall(text: string): Known | null {
      const known = entries.get(text);
      if (known === undefined) return null;
      if (known.until > now().getTime()) return known;
      entries.delete(text);
      return null;
    },

    keep(text: string, understood: Understood): Known {
      const known = { understood, matching: new Map(), until: now().getTime() + holdMs };
      if (holdMs === 0) return known;
      entries.set(text, known);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return known;
    },
  };
}
