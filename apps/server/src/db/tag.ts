import { renderSql } from './render-sql.ts';
import { type Execute, Identifier, Json, Query, Rows, type Sql } from './sql.ts';

/** Builds the tag over a way to run a statement; shared by the pool and by transactions. */
export function createTag(execute: Execute, begin: Sql['begin']): Sql {
  function tag(first: TemplateStringsArray | string | object, ...rest: unknown[]) {
    if (typeof first === 'string') return new Identifier(first);
    if (isTemplate(first)) return new Query(first, rest, () => execute(renderSql(first, rest)));
    return new Rows(Array.isArray(first) ? first : [first], rest.map(String));
  }
  const methods = {
    unsafe: (text: string, values: readonly unknown[] = [], { prepare = false } = {}) =>
      new Query([text], [], () => execute({ text, values, prepare })),
    json: (value: unknown) => new Json(value),
    begin,
  };
  // The overloads of `Sql` name the row types that only the writer of the query knows.
  return Object.assign(tag, methods) as unknown as Sql;
}

function isTemplate(value: object): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value;
}
