/**
 * `npm run test:soak`: every long test, one after the other. `npm run test:soak -- kills --kills 50`
 * runs one of them, with its own options.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const all = ['races', 'kills', 'stops', 'renewals', 'accounts', 'cart-model', 'offline'];
/** Runs only by its name: it needs packages that a machine may not have. */
const named = ['failover'];
const [chosen, ...args] = process.argv.slice(2);
if (chosen !== undefined && ![...all, ...named].includes(chosen)) {
  process.stderr.write(`Choose one of: ${[...all, ...named].join(', ')}\n`);
  process.exit(1);
}

const wanted = chosen === undefined ? all : [chosen];
const failed = wanted.filter((name) => {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);
