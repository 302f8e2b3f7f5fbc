import { Identifier, Json, Query, Rows, type Statement } from '../sql.ts';

/**
 * Statements that were rendered before: from the start, one step for each template and each hole in
 * it, so that the same code with other values finds its text instead of writing it again. A text that
 * is the same object each time also finds its prepared statement without being compared.
 */
class Shape {
  text: string | null = null;
  readonly #next = new Map<unknown, Shape>();

  /** Null for a step that nobody took before, once enough texts are kept. */
  step(key: unknown): Shape | null {
    const known = this.#next.get(key);
    if (known) return known;
    if (kept >= mostKept) return null;
    const next = new Shape();
    this.#next.set(key, next);
    return next;
  }
}

/** A list alone has thousands of shapes, one for each choice of filters: the first come are kept. */
const mostKept = 2_000;
let kept = 0;
const start = new Shape();
const hole = Symbol('hole');

/**
 * Turns a template and its values into text with `$1 …` and parameters.
 * Throws on `undefined`: a forgotten value must not become NULL.
 */
export function renderSql(strings: readonly string[], values: readonly unknown[]): Statement {
  const params: unknown[] = [];
  const shape = follow(start, strings, values, params);
  if (shape) {
    if (shape.text === null) {
      shape.text = append(strings, values, []);
      kept += 1;
    }
    return { text: shape.text, values: params, prepare: true, template: strings };
  }
  const own: unknown[] = [];
  const text = append(strings, values, own);
  const prepare = !values.some((value) => value instanceof Rows);
  return { text, values: own, prepare, template: strings };
}

/** Null for what has no lasting shape: rows, texts that are not templates, shapes beyond the kept. */
function follow(
  from: Shape,
  strings: readonly string[],
  values: readonly unknown[],
  params: unknown[],
): Shape | null {
  if (!('raw' in strings)) return null;
  let shape = from.step(strings);
  for (const value of values) {
    if (!shape || value instanceof Rows) return null;
    if (value instanceof Query) shape = follow(shape, value.strings, value.values, params);
    else if (value instanceof Identifier) shape = shape.step(value.name);
    else {
      shape = shape.step(hole);
      params.push(toParameter(value));
    }
  }
  return shape;
}

function append(strings: readonly string[], values: readonly unknown[], params: unknown[]): string {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += spell(value, params) + (strings[index + 1] ?? '');
  });
  return text;
}

function spell(value: unknown, params: unknown[]): string {
  if (value instanceof Query) return append(value.strings, value.values, params);
  if (value instanceof Identifier) return quoteIdentifier(value.name);
  if (value instanceof Rows) return spellRows(value, params);
  params.push(toParameter(value));
  return `$${params.length}`;
}

function spellRows({ rows, columns }: Rows, params: unknown[]): string {
  if (rows.length === 0 || columns.length === 0) throw new TypeError('sql(rows): no rows');
  const tuples = rows.map((row) => {
    const byName = new Map(Object.entries(row));
    return `(${columns.map((column) => spell(byName.get(column), params)).join(', ')})`;
  });
  return `(${columns.map(quoteIdentifier).join(', ')}) values ${tuples.join(', ')}`;
}

/** Quotes a name for SQL text: `"name"`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function toParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('sql: undefined is not a value; use null');
  if (value instanceof Json) return value.text;
  if (value instanceof Uint8Array && !Buffer.isBuffer(value)) return Buffer.from(value);
  return value;
}
