/** Builds the web when its sources changed, then runs the server in this very process. */
import { ensureWebBuilt } from './web-build/build.ts';

const built = await ensureWebBuilt((line) => process.stdout.write(`${line}\n`));
if (built.ok) {
  await import('../apps/server/src/main.ts');
} else {
  process.stderr.write(`${built.error}\n`);
  process.exit(1);
}
