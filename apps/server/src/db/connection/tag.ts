import { type Execute, Identifier, Json, Query, Rows, type Sql, type SqlReader } from '../sql.ts';
import type { StatementTrace } from './pool-options.ts';
import { renderSql } from './render-sql.ts';

type Meet = StatementTrace['meet'];

/** Builds the tag over a way to run a statement; shared by the pool and by transactions. */
function createTag(execute: Execute, meet?: Meet) {
  function tag(first: TemplateStringsArray | string | object, ...rest: unknown[]) {
    if (typeof first === 'string') return new Identifier(first);
    if (isTemplate(first)) {
      meet?.(first);
      return new Query(first, rest, () => execute(renderSql(first, rest)));
    }
    return new Rows(Array.isArray(first) ? first : [first], rest.map(String));
  }
  return Object.assign(tag, { json: (value: unknown) => new Json(value) });
}

/** A tag for what only reads. */
export function createReader(execute: Execute, meet?: Meet): SqlReader {
  // The overloads name the row types that only the writer of the query knows; below as well.
  return Object.assign(createTag(execute, meet), { isReader: true }) as unknown as SqlReader;
}

interface WriterParts {
  readonly execute: Execute;
  readonly begin: Sql['begin'];
  /** For what only reads; left out, the tag reads itself. */
  readonly reader?: SqlReader;
  readonly meet: Meet | undefined;
}

/** A tag for everything. */
export function createWriter({ execute, begin, reader, meet }: WriterParts): Sql {
  const tag = createTag(execute, meet);
  const unsafe = (text: string, values: readonly unknown[] = [], { prepare = false } = {}) => {
    const template = [text];
    meet?.(template);
    return new Query(template, [], () => execute({ text, values, prepare, template }));
  };
  return Object.assign(tag, { unsafe, begin, reader: reader ?? tag }) as unknown as Sql;
}

function isTemplate(value: object): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value;
}
