import pg from 'pg';

/**
 * How PostgreSQL's values arrive in the code: int8 as a number (refused beyond 2^53, so that money
 * never loses a peso silently), date as 'yyyy-mm-dd', timestamptz as Date, numeric as text.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [20, parseSafeInteger],
  [1082, (text) => text],
  [1016, (text) => parseArray(text, parseSafeInteger)],
  [1182, (text) => parseArray(text, (item) => item)],
]);

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text');
  },
};

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

function parseArray<T>(text: string, parse: (item: string) => T): (T | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parse(item)));
}
