import type { SqlReader } from '../pool.ts';
import { type OwnRole, readOwnRole } from '../roles/own-role.ts';

/** As whom the database is asked, and by which way. */
export interface OwnConnection {
  readonly role: OwnRole;
  readonly isEncrypted: boolean;
  /** The address of the other machine that it is on; null: it is on this one. */
  readonly otherMachine: string | null;
}

export async function readOwnConnection(sql: SqlReader): Promise<OwnConnection> {
  const [way] = await sql<Omit<OwnConnection, 'role'>[]>`
    SELECT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)
        AS "isEncrypted",
      CASE WHEN inet_server_addr() <> inet_client_addr() THEN host(inet_server_addr()) END
        AS "otherMachine"`;
  if (!way) throw new Error('the database does not know how it is asked');
  return { ...way, role: await readOwnRole(sql) };
}
