import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { countLimit, type ListCall } from './list.ts';

/** Rows that one step of a bulk action takes; a larger choice is done step after step. */
export const rowsAtOnce = 100;

/**
 * All rows that a list is narrowed to, in the place of their ids: what is looked for and filtered,
 * how many the person was shown and agreed to, and after which row this step begins. Where there
 * are not as many any more, the first step answers `SELECTION_CHANGED` and touches nothing.
 */
export function wholeQuery<const L extends ListCall>(list: L) {
  type Query = L['query'];
  const query = list.query.omit({ after: true, before: true, limit: true, count: true });
  return z.strictObject({
    // What the list takes, less its page: the compiler cannot follow that through the general call.
    query: query as unknown as Query,
    expected: z.int().min(1).max(countLimit),
    after: z.string().max(1_000).optional(),
  });
}
export interface WholeQuery {
  readonly query: object;
  readonly expected: number;
  readonly after?: string | undefined;
}

export const chooseSome = 'Elige con cuáles.';

/** What each step of a bulk action answers besides what it did. */
export const wholeQueryErrors = ['BAD_CURSOR', 'SELECTION_CHANGED', 'SELECTION_TOO_LARGE'] as const;

interface BulkOptions<P, L, S, F> {
  readonly path: P;
  readonly list: L;
  readonly scope: S;
  /** "productos": for the summary. */
  readonly things: string;
  /** What it may set, of what the form of one may. */
  readonly set: F;
  readonly isRemovable?: boolean;
}

/**
 * The same change to many rows of a list (D-19): each in the use case of its form, in a transaction
 * of its own and with the version that was seen, so that what one is refused stops no other.
 */
export function bulkCall<
  const P extends `/staff/${string}/bulk`,
  const L extends ListCall,
  const S extends Scope,
  F extends z.ZodRawShape,
>({ path, list, scope, things, set, isRemovable = false }: BulkOptions<P, L, S, F>) {
  const id = z.string().min(1).max(64);
  const row = z.strictObject({ id, version: z.int32().min(1) });
  const change = z
    .strictObject(set)
    .partial()
    .refine((fields) => Object.keys(fields).length > 0, 'Elige qué cambiar.');
  const act = z
    .strictObject({
      set: change.optional(),
      remove: isRemovable ? z.literal(true).optional() : z.never().optional(),
    })
    .refine((one) => (one.set === undefined) !== (one.remove === undefined), 'Elige qué hacer.');
  return defineCall({
    method: 'POST',
    path,
    spec: 'D-19',
    summary: `Hace lo mismo con muchas fichas de ${things}; dice con cuáles no se pudo y por qué.`,
    access: `staff:${scope}`,
    deadline: 'long',
    body: z.strictObject({
      chosen: z.union([
        z.strictObject({ rows: z.array(row).min(1).max(rowsAtOnce) }),
        wholeQuery(list),
      ]),
      act,
      /** Drawn by who asks: what one action changed, in all of its steps, shares it in the history. */
      batch: z.uuid(),
      reason: z.string().trim().max(500).optional(),
    }),
    replies: { 200: bulkReply },
    errors: wholeQueryErrors,
  });
}

const bulkReply = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.string(), name: z.string(), message: z.string() })),
  /** Where the next step of a whole query begins; null: there is none. */
  next: z.string().nullable(),
});

/** Any bulk action, for what is built once over all of them. */
export type BulkCall = ReturnType<
  typeof bulkCall<`/staff/${string}/bulk`, ListCall, Scope, z.ZodRawShape>
>;
