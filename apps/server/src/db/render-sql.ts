import { Identifier, Json, Query, Rows, type Statement } from './sql.ts';

/** The texts of templates without fragments, which is what every hot query is. */
const plainTexts = new WeakMap<readonly string[], string>();

/**
 * Turns a template and its values into text with `$1 …` and parameters.
 * Throws on `undefined`: a forgotten value must not become NULL.
 */
export function renderSql(strings: readonly string[], values: readonly unknown[]): Statement {
  if (values.some((value) => value instanceof Query || value instanceof Rows)) {
    const params: unknown[] = [];
    const text = append(strings, values, params);
    return { text, values: params, prepare: !values.some((value) => value instanceof Rows) };
  }
  if (values.some((value) => value instanceof Identifier)) {
    const params: unknown[] = [];
    return { text: append(strings, values, params), values: params, prepare: true };
  }
  let text = plainTexts.get(strings);
  if (text === undefined) {
    text = strings.reduce((sum, part, index) => `${sum}$${index}${part}`);
    plainTexts.set(strings, text);
  }
  return { text, values: values.map(toParameter), prepare: true };
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
