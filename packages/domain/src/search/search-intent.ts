/** What a part of a search may mean beside its words (D-14). Each is one way to satisfy it. */
export type SearchIntent =
  /** A tone by its printed number; `level` is null when it was typed without a mark (`743`). */
  | { kind: 'number'; key: string; level: number | null; reflection: string }
  /** The level alone: `7`, `rubio medio`. */
  | { kind: 'level'; levels: readonly number[] }
  /** Reflections by family, main one first; any of the levels, or any level when there is none. */
  | { kind: 'family'; levels: readonly number[]; families: readonly string[] }
  /** The beginning of a reflection: `.4`. */
  | { kind: 'reflection'; digits: string }
  | { kind: 'volume'; volume: number }
  /** A content, in millilitres or grams. */
  | { kind: 'size'; amount: number; unit: 'ml' | 'g' }
  /** A number as it stands in a name: the 2 of n2. */
  | { kind: 'printed'; text: string }
  /** A measure in a name: 5.5 of "5,5 pulgadas". */
  | { kind: 'decimal'; text: string };

/** One thing that a result must have; what was typed in a row and means one thing is one part. */
export interface SearchPart {
  /** As typed, folded. */
  readonly typed: string;
  /** The word to look up, with everything that is forgiven a word; null when only `wishes` and `words` count. */
  readonly word: string | null;
  /** The same part as plain words, all of them, when `word` is null. */
  readonly words: readonly string[];
  readonly intents: readonly SearchIntent[];
  /** Whether the wishes alone say what is looked for, so that a tone's product comes before others. */
  readonly isTelling: boolean;
  /** Follows `para`: says what for, and may be left out when nothing has it. */
  readonly isPurpose: boolean;
  /** The last one, which may still be being typed. */
  readonly isOpen: boolean;
}

/** A search as it was understood. `text` is empty when nothing was typed that could be looked up. */
export interface SearchQuestion {
  /** Folded, at most 100 characters. */
  readonly text: string;
  readonly parts: readonly SearchPart[];
  /** Whether everything that was typed is in its parts. */
  readonly isWhole: boolean;
  /** Keys of the tone numbers in it: `743`. */
  readonly toneKeys: readonly string[];
}
