import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { BulkCall } from '@matiz/contracts/staff/bulk.ts';
import type { Ask } from './orders.ts';

type Act = BodyInput<BulkCall>['act'];

/** Does the same with rows that are as they were answered. Answers how many, and why not the others. */
export async function bulkAs(
  ask: Ask,
  call: BulkCall,
  rows: readonly { readonly id: string; readonly version: number }[],
  act: Act,
) {
  const chosen = { rows: rows.map(({ id, version }) => ({ id, version })) };
  const { value } = await ask(call, { chosen, act, batch: randomUUID() });
  return { done: value.done, why: value.refused.map(({ name, message }) => [name, message]) };
}
