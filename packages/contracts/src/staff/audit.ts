import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { z } from 'zod';
import { plainDateText } from '../plain-date.ts';
import { type FilterShape, listCall } from './list.ts';

/** Where a change may come from. */
export const auditSources = ['call', 'desk', 'import', 'command', 'job'] as const;

/** One entry of a history: who changed what, when, why and through which door. */
export const historyRow = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** `brand.changed`. */
  action: z.string(),
  /** `brand:12`. */
  subject: z.string(),
  /** By the fields of its contract; null of something that was made or taken away. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** By field, what the ids in it are called: `{ brandId: { 12: 'Igora' } }`. */
  names: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  reason: z.string().nullable(),
  via: z.enum(auditSources),
  batchId: z.string().nullable(),
});

const orders = ['-at', 'at'] as const;

/** Everything that staff did, the newest first. */
export const listAudit = listCall({
  path: '/staff/audit',
  scope: 'audit:read',
  summary: 'Quién cambió qué, cuándo y por qué.',
  /** `about`: what its subject is called, of a product; null of what no longer is, and of others. */
  row: historyRow.extend({ about: z.string().nullable() }),
  filters: {
    'f.subject': z.string().max(200).optional(),
    'f.by': z.uuid().optional(),
    'f.action': z.string().max(60).optional(),
    'f.via': z.enum(auditSources).optional(),
    'f.from': plainDateText.optional(),
    'f.to': plainDateText.optional(),
  },
  orders,
});

export type HistoryEntry = z.output<typeof historyRow>;
/** The history of some object: which one is its filter. */
export type HistoryCall = ReturnType<
  typeof listCall<`/staff/${string}`, Scope, typeof historyRow, FilterShape, typeof orders>
>;
