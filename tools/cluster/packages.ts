import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Each program and the Debian package that has it. */
const programs = [
  { name: 'patroni', debianPackage: 'patroni' },
  { name: 'etcd', debianPackage: 'etcd-server' },
  { name: 'haproxy', debianPackage: 'haproxy' },
  { name: 'pgbouncer', debianPackage: 'pgbouncer' },
] as const;
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const versions = '/usr/lib/postgresql';

export type ProgramName = (typeof programs)[number]['name'];

export interface ClusterPrograms extends Record<ProgramName, string> {
  /** The folder of PostgreSQL's own programs, of its newest version; the embedded one has no pg_rewind. */
  readonly postgres: string;
}

/** Where the programs are. Throws one Spanish sentence that says what to install. */
export function findPrograms(): ClusterPrograms {
  const found = programs.map(({ name, debianPackage }) => ({
    name,
    debianPackage,
    file: folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  }));
  const postgres = findPostgres();
  const missing: string[] = found.filter(({ file }) => !file).map((each) => each.debianPackage);
  if (postgres === undefined) missing.push('postgresql');
  if (missing.length > 0 || postgres === undefined) {
    throw new Error(
      `Faltan paquetes de Debian: instálalos con apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  const files = Object.fromEntries(found.map(({ name, file }) => [name, file ?? '']));
  return { ...(files as Record<ProgramName, string>), postgres };
}

function findPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(versions, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'pg_rewind')));
}
