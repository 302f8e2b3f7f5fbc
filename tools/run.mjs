/**
 * Runs `tools/<name>.ts` for an npm script. Plain JavaScript, so that an old Node, or one without
 * `npm ci`, can at least say what is missing.
 */
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';

const [name] = process.argv.splice(2, 1);
const major = Number(process.versions.node.split('.')[0]);
const isInstalled = existsSync(new URL('../node_modules/fastify', import.meta.url));

if (!isInstalled || major < 24) {
  const reason = isInstalled
    ? `Matiz corre con Node 24 y este es ${process.versions.node}`
    : 'Faltan las dependencias';
  process.stderr.write(`${reason}: ejecuta npm ci y después npm run ${name}.\n`);
  process.exit(1);
}
// A start reads a thousand files: compiled once, they are not again, nor by what is started from here.
// An old Node has no such thing.
nodeModule.enableCompileCache?.();
const compiled = nodeModule.getCompileCacheDir?.();
if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= compiled;
await import(`./${name}.ts`);
