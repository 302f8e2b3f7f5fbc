import type { RowConflict } from '@matiz/contracts/errors.ts';
import type { SqlReader } from '../db/sql.ts';
import type { EditedTable, StoredRow } from './change-row.ts';
import { inContractNames } from './older-columns.ts';

interface Entry {
  by: string;
  at: string;
  via: string;
  before: StoredRow | null;
  after: StoredRow | null;
}

/** What others did to a row after the version that someone's save was made from. */
export async function findConflict(
  sql: SqlReader,
  { kind }: Pick<EditedTable, 'kind'>,
  { id, version }: { id: string | number; version: number },
  row: StoredRow,
): Promise<RowConflict> {
  const entries = await sql<Entry[]>`
    SELECT concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by,
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, via, before, after
    FROM audit_entry
    JOIN app_user ON app_user.id = audit_entry.actor_id
    WHERE subject = ${`${kind}:${id}`} AND (after->>'version')::int > ${version}
    ORDER BY audit_entry.id`;
  const newest = entries.at(-1);
  return {
    version: Number(row.version),
    by: newest?.by ?? null,
    at: newest?.at ?? null,
    via: newest?.via ?? null,
    changes: changesOf(entries.map((entry) => inContract(kind, entry))),
  };
}

function inContract(kind: string, { before, after, ...entry }: Entry): Entry {
  const names = (said: StoredRow | null) => inContractNames(kind, said);
  return { ...entry, before: names(before), after: names(after) };
}

/** By field: what it was before the first of them and is after the last. */
function changesOf(entries: readonly Entry[]): RowConflict['changes'] {
  const changes = new Map<string, RowConflict['changes'][number]>();
  for (const { before, after } of entries) {
    for (const [path, value] of Object.entries(after ?? {})) {
      if (path === 'version') continue;
      const first = changes.get(path);
      changes.set(path, {
        path,
        before: first ? first.before : (before?.[path] ?? null),
        after: value,
      });
    }
  }
  return [...changes.values()];
}
