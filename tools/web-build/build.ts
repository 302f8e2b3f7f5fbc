import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';
import { compressFiles } from './compress.ts';
import { hashSources } from './hash-sources.ts';

const web = path.join(repository, 'apps', 'web');
const output = path.join(web, 'dist');
const stamp = path.join(output, 'sources.sha256');

/** Builds the web unless the build at hand was made from these very sources. */
export async function ensureWebBuilt(say: (line: string) => void): Promise<Result<void, string>> {
  return readStamp() === hashSources() ? ok(undefined) : buildWeb(say);
}

/** Builds client and server entry, and the compressed copies that are served as they are. */
export async function buildWeb(say: (line: string) => void): Promise<Result<void, string>> {
  say('Construyendo la página web (unos segundos)…');
  const sources = hashSources();
  try {
    mkdirSync(output, { recursive: true });
    rmSync(stamp, { force: true });
  } catch {
    return fail(`No se puede escribir en ${output}: da permiso de escritura a tu usuario.`);
  }
  const vite = path.join(repository, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output: said } = await runCommand(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn'],
    { cwd: web, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) return fail(`No se pudo construir la página web:\n${said}`);
  await compressFiles(path.join(output, 'client'));
  writeFileSync(stamp, sources);
  return ok(undefined);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
