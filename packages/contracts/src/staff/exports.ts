import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/**
 * Asked before a page gives its file away: who may take data with them, and that they did, is known
 * (D-19). The rows themselves were read by the calls of their list.
 */
export const noteExport = defineCall({
  method: 'POST',
  path: '/staff/exports',
  spec: 'D-19',
  summary: 'Anota que alguien descarga una lista, con cuántas filas; sin permiso no hay archivo.',
  access: 'staff:export',
  body: z.strictObject({
    /** The path of the list's call. */
    list: z.string().regex(/^\/staff\/[a-z/-]{1,80}$/),
    kind: z.enum(['xlsx', 'csv']),
    rows: z.int().min(0).max(1_000_000),
    /** What it was narrowed to. */
    query: z.record(z.string().max(60), z.string().max(1_000)),
  }),
  replies: { 200: z.object({ result: z.object({ rows: z.int() }) }) },
  errors: [],
});
