/** What someone chose of a list: rows, or all that the list is narrowed to. */
export interface ChosenRows<Row> {
  /** Those that were chosen one by one, of whichever pages; none while all are meant. */
  readonly rows: readonly Row[];
  /** How many are meant. */
  readonly count: number;
  /** All of them: the list's query without its page; null: `rows`. */
  readonly whole: Readonly<Record<string, string>> | null;
}

/** What one step is about. */
export type StepPart<Row> =
  | { readonly rows: readonly Row[] }
  | {
      readonly whole: {
        readonly query: Readonly<Record<string, string>>;
        readonly expected: number;
        readonly after?: string;
      };
    };

export interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

export interface StepReply {
  readonly done: number;
  readonly refused: readonly RefusedRow[];
  /** Where the next step of all rows begins; null: nowhere. */
  readonly next: string | null;
}

export interface BulkResult {
  readonly done: number;
  readonly refused: readonly RefusedRow[];
  /** Why it did not come to its end; null: it did. */
  readonly stopped: string | null;
}
