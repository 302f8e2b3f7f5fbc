import { type Execute, Identifier, Json, Query, Rows, type Sql, type SqlReader } from '../sql.ts';
import { renderSql } from './render-sql.ts';

/** Builds the tag over a way to run a statement; shared by the pool and by transactions. */
function createTag(execute: Execute) {
  function tag(first: TemplateStringsArray | string | object, ...rest: unknown[]) {
    if (typeof first === 'string') return new Identifier(first);
    if (isTemplate(first)) return new Query(first, rest, () => execute(renderSql(first, rest)));
    return new Rows(Array.isArray(first) ? first : [first], rest.map(String));
  }
  return Object.assign(tag, { json: (value: unknown) => new Json(value) });
}

/** A tag for what only reads. */
export function createReader(execute: Execute): SqlReader {
  // The overloads name the row types that only the writer of the query knows; below as well.
  return Object.assign(createTag(execute), { isReader: true }) as unknown as SqlReader;
}

/** A tag for everything. What only reads goes to `reader`; left out, the tag reads itself. */
export function createWriter(execute: Execute, begin: Sql['begin'], reader?: SqlReader): Sql {
  const tag = createTag(execute);
  const unsafe = (text: string, values: readonly unknown[] = [], { prepare = false } = {}) =>
    new Query([text], [], () => execute({ text, values, prepare, template: [text] }));
  return Object.assign(tag, { unsafe, begin, reader: reader ?? tag }) as unknown as Sql;
}

function isTemplate(value: object): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value;
}
