import { DatabaseUnavailable } from '../connection/unavailable.ts';
import { createSql } from '../pool.ts';

/** What a direct connection says for itself at its start, and the role has to say behind a pooler. */
const roleSettings = [
  ['statement_timeout', '10s'],
  ['lock_timeout', '4s'],
  ['idle_in_transaction_session_timeout', '15s'],
  ['TimeZone', 'America/Bogota'],
  ['plan_cache_mode', 'force_generic_plan'],
] as const;

/** What is wrong with a pooler, in one Spanish sentence with its remedy; null: nothing. */
export async function describePoolerFault(url: string): Promise<string | null> {
  const sql = createSql(url, { pooler: url, max: 1 });
  try {
    const names = roleSettings.map(([name]) => name);
    const [row] = await sql<{ role: string; values: string[] }[]>`
      SELECT current_user AS role, array_agg(current_setting(name) ORDER BY place) AS values
      FROM unnest(${names}::text[]) WITH ORDINALITY AS setting (name, place)`;
    const missing = roleSettings.filter(([, value], at) => row?.values[at] !== value);
    if (missing.length === 0) return null;
    const commands = missing.map(
      ([name, value]) => `ALTER ROLE ${row?.role} SET ${name} = '${value}';`,
    );
    return `Detrás de DATABASE_POOLER_URL los límites son los del rol, y a este le faltan. Ejecuta en la base, y RECONNECT en el pooler: ${commands.join(' ')}`;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : '';
    const target = URL.parse(url);
    return `El pooler de DATABASE_POOLER_URL (${target?.host}${target?.pathname}) no responde (${cause}): enciéndelo, corrige la dirección o quítala.`;
  } finally {
    await sql.end();
  }
}
