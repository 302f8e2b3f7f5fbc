import { DatabaseUnavailable } from '../connection/unavailable.ts';
import { Query, type Sql, type SqlReader } from '../sql.ts';

/** A standby to read from. */
export interface StandbyReads {
  readonly reader: SqlReader;
  /** Whether it may be asked now. */
  isUsable(): boolean;
  /** It did not answer. */
  noteLoss(): void;
}

/** The same, whose reads go to the standby where that may be asked, and to the leader where it fails. */
export function readFromStandby(sql: Sql, standby: StandbyReads): Sql {
  const leader = sql.reader;
  // The overloads name what only their caller knows; below as well.
  const partOf = leader as unknown as (first: unknown, ...rest: readonly unknown[]) => unknown;
  async function read(strings: TemplateStringsArray, values: never[]): Promise<object[]> {
    if (standby.isUsable()) {
      try {
        return await standby.reader<object[]>(strings, ...values);
      } catch (error) {
        // It ended, or stopped the statement for what it had to replay. A wrong one fails again.
        if (error instanceof DatabaseUnavailable && error.reason === 'down') standby.noteLoss();
      }
    }
    return leader<object[]>(strings, ...values);
  }
  const tag = (first: TemplateStringsArray | string | object, ...rest: never[]) =>
    Array.isArray(first) && 'raw' in first
      ? new Query(first, rest, () => read(first as unknown as TemplateStringsArray, rest))
      : partOf(first, ...rest);
  const reader = Object.assign(tag, { json: leader.json, isReader: true }) as unknown as SqlReader;
  return new Proxy(sql, {
    get: (target, name) => (name === 'reader' ? reader : Reflect.get(target, name)),
  });
}
