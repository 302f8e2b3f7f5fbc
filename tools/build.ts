/** `npm run build`: the web, whether or not it changed. */
import { buildWeb } from './web-build/build.ts';

const built = await buildWeb((line) => process.stdout.write(`${line}\n`));
if (!built.ok) {
  process.stderr.write(`${built.error}\n`);
  process.exit(1);
}
