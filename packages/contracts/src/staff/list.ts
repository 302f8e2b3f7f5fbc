import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Rows of a page; the first is what a list shows unless asked. */
export const pageSizes = ['50', '25', '100', '200'] as const;
/** A count is exact up to here; past it, "más de 10.000". */
export const countLimit = 10_000;

/** What every list of the staff takes besides its own filters. */
const pageQuery = {
  /** Free text. */
  q: z.string().max(200).optional(),
  /** The page that begins after, or ends before, the row that this cursor was made from. */
  after: z.string().max(1_000).optional(),
  before: z.string().max(1_000).optional(),
  limit: z.enum(pageSizes).optional(),
  /** Asked with the first page of a query only: it costs more than the rows. */
  count: z.literal('1').optional(),
};

/** Filters stay text: a cursor and an address hold them as they are. */
export type FilterShape = Readonly<Record<`f.${string}`, z.ZodType<string | undefined>>>;

interface ListOptions<P, S, R, F, O> {
  readonly path: P;
  readonly scope: S;
  readonly summary: string;
  readonly row: R;
  /** Filters by the name that they have in the address: `f.brand`. */
  readonly filters: F;
  /** A closed list: each has an index behind it. The first is the order unless asked. */
  readonly orders: O;
}

/**
 * A list of the staff (D-19): pages by key, so that row 500,000 costs what row 1 does and nobody
 * sees a row twice while others write. A cursor that does not fit its query answers `BAD_CURSOR`.
 */
export function listCall<
  const P extends `/staff/${string}`,
  const S extends Scope,
  R extends z.ZodObject,
  const F extends FilterShape,
  const O extends readonly [string, ...string[]],
>({ path, scope, summary, row, filters, orders }: ListOptions<P, S, R, F, O>) {
  return defineCall({
    method: 'GET',
    path,
    spec: 'D-19',
    summary,
    access: `staff:${scope}`,
    query: z.strictObject({ ...pageQuery, order: z.enum(orders).optional(), ...filters }),
    replies: { 200: listReply(row) },
    errors: ['BAD_CURSOR'],
  });
}

function listReply<R extends z.ZodType>(row: R) {
  return z.object({
    rows: z.array(row),
    /** Cursors of the pages beside this one; null: there is none. */
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** Only when it was asked for. */
    count: z
      .object({
        value: z.int(),
        isExact: z.boolean(),
        /** What adds up over all rows, by the name of its field; not where they are no more counted. */
        sums: z.record(z.string(), z.int()).optional(),
      })
      .nullable(),
    /** When the rows were read: a number that someone acts on says how old it is. */
    readAt: z.string(),
  });
}

/** Any list of the staff, for what is built once over all of them. */
export type ListCall = ReturnType<
  typeof listCall<
    `/staff/${string}`,
    Scope,
    z.ZodObject,
    FilterShape,
    readonly [string, ...string[]]
  >
>;
export type RowOf<C extends ListCall> = z.output<C['replies'][200]>['rows'][number];
