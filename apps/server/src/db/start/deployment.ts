import { hasTable } from '../has-table.ts';
import type { Sql, SqlReader } from '../pool.ts';
import { type OwnConnection, readOwnConnection } from './own-connection.ts';

const production = 'production';
const proxyPrefix = 'proxy ';
/** So many proxies are remembered: the one who reaches the server directly may pretend to be one. */
const mostProxies = 20;

/** What the database tells of where it serves. */
export interface DeploymentFacts {
  readonly hasDemonstration: boolean;
  /** Since when it serves in production; null: it never did. */
  readonly productionSince: Date | null;
  /** Peers that forwarded requests within a week, as addresses. */
  readonly forwarders: readonly string[];
  readonly connection: OwnConnection;
}

export async function readDeployment(sql: SqlReader, now: Date): Promise<DeploymentFacts> {
  const [row] = await sql<Omit<DeploymentFacts, 'connection'>[]>`
    SELECT ${hasTable(sql, 'demonstration')} AS "hasDemonstration",
      (SELECT first_at FROM deployment_note WHERE name = ${production}) AS "productionSince",
      coalesce((
        SELECT array_agg(substr(name, ${proxyPrefix.length + 1}) ORDER BY name)
        FROM deployment_note
        WHERE starts_with(name, ${proxyPrefix}) AND last_at > ${now}::timestamptz - interval '7 days'
      ), '{}') AS forwarders`;
  if (!row) throw new Error('The database answered nothing');
  return { ...row, connection: await readOwnConnection(sql) };
}

/**
 * From now on there is production here, for good: a server that forgets to say so later is told by
 * the mark. Nobody enters by an account of the demonstration any more, whose password everybody
 * knows, and what its outbox kept is thrown away. Repeatable, by any number of servers.
 */
export async function beginProduction(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await note(tx, production, now);
    const closed = await tx<{ id: string }[]>`
      update app_user set email = null, pending_email = null, phone = null, password_hash = null,
        removed_at = ${now}
      where email like '%@demo.matiz.co' and removed_at is null
        and ${hasTable(tx, 'demonstration')}
      returning id`;
    const ids = closed.map(({ id }) => id);
    await tx`update session set ended_at = ${now}, ended_because = 'removed'
      where user_id = any (${ids}) and ended_at is null`;
    await tx`delete from account_link where user_id = any (${ids})`;
    await tx`delete from local_message`;
  });
}

/** Remembers a peer that forwards requests and is not believed. */
export async function noteForwarder(sql: Sql, address: string, now: Date): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM deployment_note
    WHERE starts_with(name, ${proxyPrefix}) AND name <> ${proxyPrefix + address}`;
  if ((row?.count ?? 0) < mostProxies) await note(sql, proxyPrefix + address, now);
}

async function note(sql: Sql, name: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO deployment_note (name, first_at, last_at) VALUES (${name}, ${now}, ${now})
    ON CONFLICT (name) DO UPDATE SET last_at = greatest(deployment_note.last_at, ${now})`;
}
