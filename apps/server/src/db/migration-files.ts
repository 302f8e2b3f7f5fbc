import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './start/start-problem.ts';

export interface Migration {
  readonly number: number;
  /** The file's name without its ending: `0001-create-customers`. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text with line feeds, in hex. */
  readonly checksum: string;
}

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Reads the numbered files, in order. Throws `StartProblem` on a bad name, a gap or a double. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrations = files.sort().map((file): Migration => {
    const digits = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)+\.sql$/.exec(file)?.[1];
    if (digits === undefined) {
      throw new StartProblem(`La migración ${file} no se llama NNNN-verbo-nombre.sql: renómbrala.`);
    }
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(text).digest('hex');
    return { number: Number(digits), name: file.slice(0, -'.sql'.length), text, checksum };
  });
  migrations.forEach((migration, index) => {
    if (migration.number !== index + 1) {
      throw new StartProblem(
        `Las migraciones deben ir numeradas de corrido: falta o se repite la ${index + 1} antes de ${migration.name}.`,
      );
    }
  });
  return migrations;
}
