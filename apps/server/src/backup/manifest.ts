import { z } from 'zod';

const columns = z.array(z.object({ name: z.string(), type: z.string() }));

/** The description that stands first in a backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment that the backup shows; what was acknowledged before it is in it. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  sequences: z.array(
    z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What an entry of a backup is. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    schema: z.enum(['public', 'pgboss']),
    name: z.string(),
    columns,
  }),
  z.object({
    kind: z.literal('file'),
    /** Below DATA_DIR, with slashes; never up and out of it. */
    name: z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/),
  }),
  z.object({ kind: z.literal('secret'), name: z.literal('session') }),
]);
export type ArchiveEntry = z.infer<typeof entrySchema>;
export type TableEntry = Extract<ArchiveEntry, { kind: 'table' }>;

export const entryEndSchema = z.object({
  bytes: z.int(),
  /** Of a table. */
  rows: z.int().optional(),
});

/** How much of what a backup holds. */
export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

export function countsOfNothing(): BackupCounts {
  return { tables: 0, rows: 0, files: 0, bytes: 0 };
}
