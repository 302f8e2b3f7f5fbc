import type { Call } from '@matiz/contracts/define-call.ts';
import { z } from 'zod';

/** What a row of a resource answers, field by field, as its contract has it. */
export type RowShape = Readonly<Record<string, z.ZodType>>;

/** Of the call that reads one row. */
export function rowShapeOf({ replies }: Call): RowShape {
  const reply = replies[200];
  const result = reply instanceof z.ZodObject ? reply.shape.result : undefined;
  return result instanceof z.ZodObject ? (result.shape as RowShape) : {};
}

/**
 * What a history holds of a field, as the row would answer it today; undefined where it was written
 * in another way. Entries from before the audit kept a contract's values have ids as numbers, and
 * sentences where there are lists.
 */
export function readPastValue(shape: RowShape, name: string, value: unknown): unknown {
  const field = shape[name];
  if (!field) return undefined;
  const read = field.safeParse(value);
  if (read.success) return read.data;
  const id = typeof value === 'number' ? field.safeParse(String(value)) : read;
  return id.success ? id.data : undefined;
}
