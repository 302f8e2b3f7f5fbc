import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../env.ts';
import { DatabaseUnavailable } from '../connection/unavailable.ts';
import { startEmbedded } from '../embedded.ts';
import { type Address, createSql } from '../pool.ts';
import { describeStandbyFault } from '../replica/standby-fault.ts';
import { prepareDataDir } from './data-dir.ts';
import { describePoolerFault } from './pooler-fault.ts';
import { StartProblem } from './start-problem.ts';
import { describeTlsFault } from './tls-fault.ts';

/** A database that answers. */
export interface OpenDatabase {
  readonly address: Address;
  /** Stops it when it is ours. Close the pools first. */
  stop(): Promise<void>;
}

/** Attempts and the pause between them: a database that starts together with us may be late. */
const attempts = 5;
const pauseMs = 1_000;

/** Opens what the settings name, proven to answer. Throws `StartProblem`. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'database' | 'processes'>,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  prepareDataDir(settings.dataDir);
  const { database, dataDir, processes } = settings;
  if (database.kind === 'embedded') {
    return startEmbedded({ dataDir, passwords: database.passwords, processes, say });
  }
  await waitForAnswer('DATABASE_URL', database.url);
  if (database.owner !== null) await waitForAnswer('DATABASE_OWNER_URL', database.owner);
  if (database.pooler !== null) await provePooler(database.pooler);
  const fault = database.read && (await describeStandbyFault(database.read, database.url));
  if (fault) say(fault);
  return { address: database.url, stop: async () => {} };
}

/** Behind a pooler the limits are the role's: without them a statement could run and wait for ever. */
async function provePooler(url: string): Promise<void> {
  const fault = await describePoolerFault(url);
  if (fault !== null) throw new StartProblem(fault);
}

async function waitForAnswer(variable: string, url: string): Promise<void> {
  const sql = createSql(url, { max: 1 });
  try {
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      if (await sql`SELECT 1`.then(() => true, isWrong)) break;
      await sleep(pauseMs);
    }
    await sql`SELECT 1`;
  } catch (error) {
    throw new StartProblem(describeSilence(variable, url, error));
  } finally {
    await sql.end();
  }
}

/** Faults of the address itself, which no waiting mends. */
function isWrong(error: unknown): boolean {
  return /^(28|3D)|ENOTFOUND/.test(codeOf(error)) || describeTlsFault(causeOf(error)) !== null;
}

function causeOf(error: unknown): unknown {
  return error instanceof DatabaseUnavailable ? error.cause : error;
}

function codeOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** One sentence on why an address does not serve; its password is not repeated. */
function describeSilence(variable: string, url: string, error: unknown): string {
  const target = URL.parse(url);
  const where = target === null ? '' : ` (${target.host}${target.pathname})`;
  const code = codeOf(error);
  const fault = describeTlsFault(causeOf(error));
  if (fault !== null) return `${variable}${where} no es de fiar: ${fault}`;
  if (code.startsWith('28')) {
    return `${variable}${where} no acepta ese usuario o esa clave: corrígelos.`;
  }
  if (code.startsWith('3D')) {
    return `La base de datos de ${variable}${where} no existe: créala o corrige su nombre.`;
  }
  const reason = code === '' ? '' : ` (${code})`;
  return `La base de datos de ${variable}${where} no responde${reason}: enciéndela o corrige la dirección.`;
}
