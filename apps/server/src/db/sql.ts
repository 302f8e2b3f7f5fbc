/**
 * The SQL tag: `sql<Row[]>\`select … where id = ${id}\``.
 * Values become parameters, never text. A query is lazy: it runs when it is awaited, and until
 * then it can stand inside another one as a fragment. Plain SQL stays readable, the driver (`pg`)
 * stays behind one seam.
 */

/** What may stand in `${…}` of a query. Arrays are sent as PostgreSQL arrays (`= any(${ids})`). */
export type Param = Scalar | readonly Scalar[] | Json | Identifier | Rows | Fragment;
type Scalar = string | number | bigint | boolean | Date | Uint8Array | null;

/**
 * What a query answers: its rows, `count` (rows returned or changed) and `command` (`UPDATE`).
 */
export type QueryResult<T extends readonly object[]> = T & {
  readonly count: number;
  readonly command: string;
};

/** Columns of a row that an outer join adds: nulls where it finds nothing. */
export type OuterJoinRow<T> = T | { readonly [K in keyof T]: null };

/** One prepared text with its parameters, as the driver wants it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Asks for a named, prepared statement; false for texts that are built and hardly come again. */
  readonly prepare: boolean;
  /** The texts between its holes, as they stand in the source. */
  readonly template?: readonly string[];
}

export type Execute = (statement: Statement) => Promise<QueryResult<readonly object[]>>;

/** Part of a statement. Alone it cannot run. */
export interface Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** Writes parts of statements and runs none: what a function takes that only makes fragments. */
export interface SqlFragments {
  (strings: TemplateStringsArray, ...values: Param[]): Fragment;
  /** A column or table name as an identifier. */
  (name: string): Identifier;
  /** Rows for an insert: `insert into t ${sql(rows, 'a', 'b')}` gives `(a, b) values (…), (…)`. */
  <R extends object>(rows: R | readonly R[], ...columns: (keyof R & string)[]): Rows;
  /** A value for a `json` or `jsonb` column. */
  json(value: unknown): Json;
}

interface Tag extends SqlFragments {
  <T extends readonly object[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: Param[]
  ): Query<QueryResult<T>>;
  (name: string): Identifier;
  <R extends object>(rows: R | readonly R[], ...columns: (keyof R & string)[]): Rows;
}

/**
 * What a store takes that only reads. Outside of a transaction it runs on shared connections on
 * which PostgreSQL refuses to write or to lock a row (ADR 39).
 */
export interface SqlReader extends Tag {
  readonly isReader: true;
}

/**
 * What a store takes that writes or locks, as both the pool and a transaction offer it. No
 * `SqlReader`: who reads outside of a transaction says `sql.reader`.
 */
export interface Sql extends Tag {
  /** For what only reads: in a transaction the transaction itself. */
  readonly reader: SqlReader;
  /**
   * A text that is not a template, with `$1` parameters. Never put input into it. Not prepared
   * unless `prepare` says that the same text comes again and again.
   */
  unsafe<T extends readonly object[] = Record<string, unknown>[]>(
    text: string,
    values?: readonly unknown[],
    options?: { readonly prepare?: boolean },
  ): Query<QueryResult<T>>;
  /**
   * Runs `work` in a transaction and commits; any throw rolls back and is thrown on.
   * Inside a transaction it is a savepoint, so a service need not know whether it stands in one.
   */
  begin<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A `Sql` that is certainly inside a transaction. It reads what it wrote. */
export interface Tx extends Sql, SqlReader {
  readonly inTransaction: true;
}

export class Identifier {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class Json {
  readonly text: string;
  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

export class Rows {
  readonly rows: readonly object[];
  readonly columns: readonly string[];
  constructor(rows: readonly object[], columns: readonly string[]) {
    this.rows = rows;
    this.columns = columns.length > 0 ? columns : Object.keys(rows[0] ?? {});
  }
}

/** A query that has not run yet. Awaiting it runs it, once. */
export class Query<T> implements Promise<T>, Fragment {
  readonly [Symbol.toStringTag] = 'Query';
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly #run: () => Promise<T>;
  #outcome: Promise<T> | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], run: () => Promise<T>) {
    this.strings = strings;
    this.values = values;
    this.#run = run;
  }

  execute(): Promise<T> {
    this.#outcome ??= this.#run();
    return this.#outcome;
  }

  // biome-ignore lint/suspicious/noThenProperty: a lazy query is awaited like a promise
  then<A = T, B = never>(
    onDone?: ((value: T) => A | PromiseLike<A>) | null,
    onFail?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(onDone, onFail);
  }

  catch<B = never>(onFail?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.execute().catch(onFail);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.execute().finally(onEnd);
  }
}
