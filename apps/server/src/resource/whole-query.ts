import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { rowsAtOnce, type WholeQuery, type wholeQueryErrors } from '@matiz/contracts/staff/bulk.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { SqlReader } from '../db/sql.ts';
import { type ListQuery, type ListSource, listRows } from './list-rows.ts';

const whole = new Intl.NumberFormat('es-CO');

/** The rows of one step, and where the next one begins; null: this was the last. */
interface Step<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/**
 * The rows of a list that a bulk action takes in this step, by the list's own statement and keys: what
 * a step changes is behind the next one, whether or not it still fulfils the filter.
 */
export async function readStep<Row>(
  sql: SqlReader,
  source: ListSource,
  { query, expected, after }: WholeQuery,
): Promise<Result<Step<Row>, Failure<(typeof wholeQueryErrors)[number]>>> {
  const isFirst = after === undefined;
  const asked: ListQuery = { ...query, after, limit: String(rowsAtOnce) };
  const page = await listRows<Row>(sql, source, isFirst ? { ...asked, count: '1' } : asked);
  if (!page) return fail(failure('BAD_CURSOR'));
  // Others may have filled or emptied the list since the person agreed to a number.
  if (page.count && !page.count.isExact) return fail(failure('SELECTION_TOO_LARGE'));
  if (page.count && page.count.value !== expected) {
    return fail(failure('SELECTION_CHANGED', { n: whole.format(page.count.value) }));
  }
  return ok({ rows: page.rows, next: page.next });
}
