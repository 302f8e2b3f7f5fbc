import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';
import { compressFiles } from './compress.ts';
import { hashSources } from './hash-sources.ts';

const web = path.join(repository, 'apps', 'web');
const desk = path.join(repository, 'apps', 'desk');
const output = path.join(web, 'dist');
const stamp = path.join(output, 'sources.sha256');

/** Builds the web unless the build at hand was made from these very sources. */
export async function ensureWebBuilt(say: (line: string) => void): Promise<Result<void, string>> {
  return readStamp() === hashSources() ? ok(undefined) : buildWeb(say);
}

/** Builds the shop's client and server entry, the desk, and the compressed copies that are served as they are. */
export async function buildWeb(say: (line: string) => void): Promise<Result<void, string>> {
  say('Construyendo la tienda y el escritorio (unos segundos)…');
  const sources = hashSources();
  try {
    mkdirSync(output, { recursive: true });
    rmSync(stamp, { force: true });
  } catch {
    return fail(`No se puede escribir en ${output}: da permiso de escritura a tu usuario.`);
  }
  for (const application of [web, desk]) {
    const { code, output: said } = await runVite(application);
    if (code !== 0) return fail(`No se pudo construir ${path.basename(application)}:\n${said}`);
  }
  await compressFiles(path.join(output, 'client'));
  await compressFiles(path.join(desk, 'dist'));
  writeFileSync(stamp, sources);
  return ok(undefined);
}

function runVite(application: string) {
  const vite = path.join(repository, 'node_modules', 'vite', 'bin', 'vite.js');
  return runCommand(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: application,
    env: { NODE_ENV: 'production' },
  });
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
