import { DatabaseUnavailable } from '../connection/unavailable.ts';
import { createSql, type SqlReader } from '../pool.ts';
import { describeTlsFault } from '../start/tls-fault.ts';

/**
 * What is wrong with the address of a standby, in Spanish with its remedy; null: nothing. The shop serves
 * without it. Throws where the leader is away.
 */
export async function describeStandbyFault(url: string, leaderUrl: string): Promise<string | null> {
  const meanwhile = 'Mientras tanto todo se lee del líder.';
  const here = await readPlace(leaderUrl);
  try {
    const there = await readPlace(url);
    if (there?.isStandby && there.id === here?.id) return null;
    return `DATABASE_READ_URL no es un seguidor de la base de DATABASE_URL: pon la dirección de uno, o quítala. ${meanwhile}`;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) {
      return `DATABASE_READ_URL no se puede comprobar (${error instanceof Error ? error.message : error}). ${meanwhile}`;
    }
    const { host = '', pathname = '' } = URL.parse(url) ?? {};
    const tls = describeTlsFault(error.cause);
    const why =
      tls === null ? 'no responde: enciéndelo o quita la dirección.' : `no es de fiar: ${tls}`;
    return `DATABASE_READ_URL (${host}${pathname}) ${why} ${meanwhile}`;
  }
}

interface Place {
  readonly isStandby: boolean;
  readonly id: string;
}

async function readPlace(url: string): Promise<Place | undefined> {
  const sql = createSql(url, { max: 1 });
  try {
    return await askPlace(sql.reader);
  } finally {
    await sql.end();
  }
}

async function askPlace(sql: SqlReader): Promise<Place | undefined> {
  const [row] = await sql<Place[]>`
    SELECT pg_is_in_recovery() AS "isStandby", system_identifier::text AS id
    FROM pg_control_system()`;
  return row;
}
