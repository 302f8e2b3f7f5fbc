import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { optionalReason } from '../text/reason.ts';
import { historyRow } from './audit.ts';
import { type FilterShape, listCall } from './list.ts';

interface ResourceOptions<P, One, History, RS, WS, R, F, Q, O, Why> {
  readonly path: P;
  readonly onePath: One;
  readonly historyPath: History;
  readonly scope: { readonly read: RS; readonly write: WS };
  /** "marca", "marcas": for the summaries. */
  readonly names: readonly [one: string, many: string];
  /** The row of the list and of the object's page; `id` and `version` are added. */
  readonly row: R;
  /** What a form may send. */
  readonly form: F;
  readonly filters: Q;
  readonly orders: O;
  /** Why it changes; left out, it may be said and need not. */
  readonly reason?: Why;
}

const id = z.string().min(1).max(64);

/**
 * The calls of something that staff keep (D-19): list, read, create, change, remove, history. A change sends
 * what changed and the version that it was read with; a row that someone else changed meanwhile
 * answers `ROW_CHANGED` with who, when and what, and is left alone.
 */
export function resourceCalls<
  const P extends `/staff/${string}`,
  const One extends `/staff/${string}/one`,
  const History extends `/staff/${string}/history`,
  const RS extends Scope,
  const WS extends Scope,
  R extends z.ZodRawShape,
  F extends z.ZodRawShape,
  const Q extends FilterShape,
  const O extends readonly [string, ...string[]],
  Why extends z.ZodType<string | undefined> = typeof optionalReason,
>({
  path,
  onePath,
  historyPath,
  scope,
  names: [one, many],
  row,
  form,
  filters,
  orders,
  reason: asked,
}: ResourceOptions<P, One, History, RS, WS, R, F, Q, O, Why>) {
  const reason = (asked ?? optionalReason) as Why;
  const shown = z.object({ id: z.string(), version: z.int(), ...row });
  const result = z.object({ result: shown });
  const access = `staff:${scope.write}` as const;
  const errors = [
    'NOT_FOUND',
    'ROW_CHANGED',
    'VALUE_TAKEN',
    'STILL_USED',
    'UNKNOWN_REFERENCE',
  ] as const;
  return {
    list: listCall({
      path,
      scope: scope.read,
      summary: `Las ${many}.`,
      row: shown,
      filters,
      orders,
    }),
    read: defineCall({
      method: 'GET',
      path: onePath,
      spec: 'D-19',
      summary: `Lee una ficha de ${many}.`,
      access: `staff:${scope.read}`,
      query: z.strictObject({ id }),
      replies: { 200: result },
      errors: ['NOT_FOUND'],
    }),
    create: defineCall({
      method: 'POST',
      path,
      spec: 'D-19',
      summary: `Crea: ${one}.`,
      access,
      body: z.strictObject({ set: z.strictObject(form), reason }),
      replies: { 200: result },
      errors,
    }),
    change: defineCall({
      method: 'PUT',
      path,
      spec: 'D-19',
      summary: `Cambia: ${one}.`,
      access,
      body: z.strictObject({
        id,
        version: z.int32().min(1),
        set: z.strictObject(form).partial(),
        reason,
      }),
      replies: { 200: result },
      errors,
    }),
    history: listCall({
      path: historyPath,
      scope: scope.read,
      summary: `Qué cambió en una ficha de ${many}, quién y por qué.`,
      row: historyRow,
      filters: { 'f.id': id },
      orders: ['-at', 'at'],
    }),
    remove: defineCall({
      method: 'DELETE',
      path,
      spec: 'D-19',
      summary: `Elimina: ${one}, si nada depende de ella.`,
      access,
      body: z.strictObject({ id, version: z.int32().min(1), reason }),
      replies: { 200: z.object({ result: z.object({ id: z.string() }) }) },
      errors,
    }),
  };
}
