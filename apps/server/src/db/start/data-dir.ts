import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem, systemCode } from './start-problem.ts';

const leastFreeBytes = 200 * 1024 * 1024;

/** Makes DATA_DIR and proves that it can be written. Throws `StartProblem`. */
export function prepareDataDir(dataDir: string): void {
  // A name of its own: another server may try the same folder at this moment.
  const probe = path.join(dataDir, `.prueba-${randomUUID()}`);
  try {
    // Others may pass through, so that the database's own account reaches its folder; they cannot
    // list or read what lies here.
    makeFolder(dataDir);
    writeFileSync(probe, 'Matiz');
    rmSync(probe);
  } catch (error) {
    throw new StartProblem(describeFailure(dataDir, systemCode(error)));
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < leastFreeBytes) throw new StartProblem(describeFailure(dataDir, 'ENOSPC'));
}

/** Like `mkdir -p`; Node's own `recursive` never returns where the system makes no folders (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    // Another server made it meanwhile.
  }
}

/** One sentence about a folder that could not be written, by the system's error code. */
export function describeFailure(dataDir: string, code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `No queda espacio en el disco de DATA_DIR (${dataDir}): libera al menos 200 MB o pon DATA_DIR en otro disco.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR (${dataDir}) no es una carpeta: borra ese archivo o pon DATA_DIR en otra ruta.`;
    default:
      return `No se puede escribir en DATA_DIR (${dataDir}, ${code || 'error desconocido'}): da permiso de escritura a tu usuario o pon DATA_DIR en otra carpeta.`;
  }
}

/**
 * Takes the folder for this process. The lock is the kernel's (a locked SQLite file), so it goes
 * with the process however that ends, and a stale one cannot exist.
 * Throws `StartProblem` when another Matiz holds it. Answers the function that gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  const holder = path.join(dataDir, 'matiz.pid');
  const lock = new DatabaseSync(path.join(dataDir, 'matiz.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartProblem(
      `Otro Matiz ya usa DATA_DIR (${dataDir}${readHolder(holder)}): detenlo o pon DATA_DIR en otra carpeta.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return () => {
    rmSync(holder, { force: true });
    if (lock.isOpen) lock.close();
  };
}

function readHolder(file: string): string {
  try {
    return `, proceso ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    return '';
  }
}
