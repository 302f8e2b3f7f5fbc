import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../../apps/server/src/db/embedded/binaries.ts';
import { createSql } from '../../apps/server/src/db/pool.ts';
import { prepareDataDir } from '../../apps/server/src/db/start/data-dir.ts';
import { StartProblem } from '../../apps/server/src/db/start/start-problem.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { provePortFree } from '../../apps/server/src/listen.ts';
import type { Gap } from '../../apps/server/src/production/gap.ts';
import { findChromium } from '../lib/find-chromium.ts';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';
import { chromiumAdvice } from '../verify/ensure-chromium.ts';
import { examineShop } from './shop.ts';

export interface Examination {
  readonly name: string;
  /** What to do about it, or undefined when all is well; a notice is no lack. */
  examine(): Promise<string | Gap | undefined>;
}

export const examinations: readonly Examination[] = [
  { name: 'Node 24', examine: examineNode },
  { name: 'Dependencias al día con package-lock.json', examine: examineInstall },
  { name: 'Ajustes del entorno', examine: examineSettings },
  { name: 'PostgreSQL incluido ejecutable', examine: examineBinaries },
  { name: 'DATA_DIR con permiso y espacio', examine: examineDataDir },
  { name: 'Base de datos de DATABASE_URL', examine: examineDatabase },
  { name: 'Tienda lista para vender', examine: examineShop },
  { name: 'Puerto libre', examine: examinePort },
  { name: 'Chromium para los recorridos', examine: examineChromium },
  { name: 'Repositorio sin bloqueo', examine: examineGit },
];

async function examineNode(): Promise<string | undefined> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return undefined;
  return `Este es Node ${process.versions.node}: ejecuta npm ci y usa npm run doctor.`;
}

async function examineInstall(): Promise<string | undefined> {
  const installed = path.join(repository, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'Ejecuta npm ci.';
  const { code, output } = await runCommand('npm', ['ls', '--all', '--silent', '--parseable']);
  if (code !== 0) return 'Faltan o sobran paquetes: ejecuta npm ci.';
  return output.includes('node_modules') ? undefined : 'Ejecuta npm ci.';
}

async function examineSettings(): Promise<string | undefined> {
  const settings = readEnv();
  return settings.ok ? undefined : settings.error;
}

async function examineBinaries(): Promise<string | undefined> {
  return explain(async () => {
    const { postgres } = findBinaries();
    const { code, output } = await runCommand(postgres, ['--version']);
    if (code === 0) return undefined;
    return `${output.trim()}. Ejecuta npm ci, o usa tu propio PostgreSQL con DATABASE_URL.`;
  });
}

async function examineDataDir(): Promise<string | undefined> {
  const settings = readEnv();
  if (!settings.ok) return undefined;
  return explain(async () => {
    prepareDataDir(settings.value.dataDir);
    return undefined;
  });
}

async function examineDatabase(): Promise<string | undefined> {
  const settings = readEnv();
  if (!settings.ok || settings.value.database.kind === 'embedded') return undefined;
  const sql = createSql(settings.value.database.url, { max: 1 });
  try {
    await sql`SELECT 1`;
    return undefined;
  } catch (error) {
    return `No responde (${error instanceof Error ? error.message : error}): enciéndela o corrige DATABASE_URL.`;
  } finally {
    await sql.end();
  }
}

async function examinePort(): Promise<string | undefined> {
  const settings = readEnv();
  if (!settings.ok) return undefined;
  return explain(async () => {
    await provePortFree(settings.value);
    return undefined;
  });
}

async function examineChromium(): Promise<string | undefined> {
  return findChromium() === undefined ? chromiumAdvice : undefined;
}

/** A git that was killed leaves its lock; one that runs right now has a fresh one. */
async function examineGit(): Promise<string | undefined> {
  const lock = path.join(gitFolder(), 'index.lock');
  const stat = statSync(lock, { throwIfNoEntry: false });
  if (stat === undefined || Date.now() - stat.mtimeMs < 60_000) return undefined;
  return `Un git interrumpido dejó su bloqueo: si no hay otro git en marcha, borra ${lock}.`;
}

function gitFolder(): string {
  const place = path.join(repository, '.git');
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) return place;
  return readFileSync(place, 'utf8')
    .replace(/^gitdir: /, '')
    .trim();
}

async function explain(work: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
}
