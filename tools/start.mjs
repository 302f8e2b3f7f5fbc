/** `npm start`. Plain JavaScript, so that an old Node can at least say that it is too old. */
import { existsSync } from 'node:fs';

const major = Number(process.versions.node.split('.')[0]);
const isInstalled = existsSync(new URL('../node_modules/fastify', import.meta.url));

if (!isInstalled || major < 24) {
  const reason = isInstalled
    ? `Matiz corre con Node 24 y este es ${process.versions.node}`
    : 'Faltan las dependencias';
  process.stderr.write(`${reason}: ejecuta npm ci y después npm start.\n`);
  process.exit(1);
}
await import('./start.ts');
