import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locateCluster } from '#db/embedded/cluster-files.ts';
import { type Address, createSql, type Sql, withoutLimits } from '#db/pool.ts';
import { grantRoles } from '#db/roles/grant-roles.ts';
import { readOwnRole } from '#db/roles/own-role.ts';
import { lockDataDir, prepareDataDir } from '#db/start/data-dir.ts';
import { replaceSessionSecret } from '#db/start/kept-secrets.ts';
import { openDatabase } from '#db/start/open-database.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import { repeatRemovals } from '#modules/identity/index.ts';
import type { Settings } from '../env.ts';
import { passphraseOf } from './backup-shop.ts';
import { collectErasures } from './erasures.ts';
import { type RestoredShop, restoreBackup } from './restore-backup.ts';

export interface RestoreChoices {
  readonly file: string;
  /** Whether data that is there may be laid aside. */
  readonly replaces: boolean;
  /** More files of erasures, of other machines. */
  readonly erasures: readonly string[];
}

export interface RestoreTold extends RestoredShop {
  /** People whose data was erased once more. */
  readonly erasedAgain: number;
  /** What the person has to know or do now; Spanish, a line each. */
  readonly notes: readonly string[];
}

/**
 * Brings a backup back into the shop of the settings. Nothing is overwritten: an embedded database
 * that is there is laid aside, another one has to be empty. Throws `StartProblem`.
 */
export async function restoreShop(
  settings: Settings,
  choices: RestoreChoices,
  say: (line: string) => void,
): Promise<RestoreTold> {
  const passphrase = passphraseOf(settings);
  const { dataDir, backup } = settings;
  prepareDataDir(dataDir);
  const aside = layAside(settings, choices.replaces);
  try {
    const database = await openDatabase(settings, say);
    const { owner, roles } = settings.database.kind === 'url' ? settings.database : alone;
    const address = owner ?? database.address;
    try {
      await demandEmpty(address);
      const restored = await restoreBackup(choices.file, passphrase, { address, dataDir });
      const places = [dataDir, backup.folder, path.dirname(choices.file), ...choices.erasures];
      const erasedAgain = await eraseAgain(address, places);
      if (roles !== null) await inDatabase(address, (sql) => grantRoles(sql, roles));
      const notes = [...keepSecret(settings, restored.secret), ...aside.notes];
      return { ...restored, erasedAgain, notes };
    } finally {
      await database.stop();
    }
  } catch (error) {
    aside.undo();
    throw error;
  }
}

const alone = { owner: null, roles: null };

/** Erases who was erased after the backup was taken (Ley 1581). */
export async function eraseAgain(address: Address, places: readonly string[]): Promise<number> {
  const erasures = await collectErasures(places);
  return inDatabase(address, (sql) => repeatRemovals(sql, erasures));
}

async function inDatabase<T>(address: Address, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = createSql(address, withoutLimits);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Moves an embedded database that is there out of the way; `undo` brings it back. */
function layAside({ database, dataDir }: Settings, mayReplace: boolean) {
  const nothing = { notes: [], undo: () => {} };
  if (database.kind === 'url') return nothing;
  const { data } = locateCluster(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    if (!existsSync(data)) return { ...nothing, undo: () => rmSync(data, removal) };
    if (!mayReplace) {
      throw new StartProblem(
        `En ${dataDir} ya hay una tienda: restaura en otra DATA_DIR, o agrega --replace para apartarla (no se borra).`,
      );
    }
    const aside = `${data}.antes-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    renameSync(data, aside);
    return {
      notes: [`La base anterior quedó en ${aside}: bórrala cuando ya no la necesites.`],
      undo: () => {
        rmSync(data, removal);
        renameSync(aside, data);
      },
    };
  } finally {
    unlock();
  }
}

const removal = { recursive: true, force: true } as const;

async function demandEmpty(address: Address): Promise<void> {
  const { tables, role } = await inDatabase(address, async (sql) => {
    const [row] = await sql<{ tables: number }[]>`
      SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`;
    return { tables: row?.tables ?? 0, role: await readOwnRole(sql.reader) };
  });
  if (tables > 0) {
    throw new StartProblem(
      'La base de datos de DATABASE_URL no está vacía: crea una nueva (createdb matiz_restaurada), pon su dirección en DATABASE_URL y repite.',
    );
  }
  if (role.isOwner) return;
  throw new StartProblem(
    `Restaurar crea las tablas, y el rol ${role.name} no puede: pon también DATABASE_OWNER_URL, la misma base con su dueño.`,
  );
}

/** With another secret staff's second factors do not open, and everybody has to enter again. */
function keepSecret({ database, dataDir, secret }: Settings, restored: string): string[] {
  if (restored === secret) return [];
  if (database.kind === 'embedded') {
    replaceSessionSecret(dataDir, restored);
    return [];
  }
  const file = path.join(dataDir, 'session-secret.restaurado');
  writeFileSync(file, restored, { mode: 0o600 });
  return [
    `El respaldo usaba otro SESSION_SECRET: pon el que quedó en ${file} y borra el archivo. Con otro, los códigos del segundo factor del equipo no sirven.`,
  ];
}
