/**
 * `npm run test:soak -- cart-model`: two devices at two servers change one cart as a sequential
 * model says, 500 seeds of 200 operations (D-9). The test is the one that every change runs, with
 * the full counts.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    operations: { type: 'string', default: '200' },
  },
});
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const file = 'apps/server/src/modules/cart/cart-model.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server', file], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CART_MODEL_SEEDS: options.seeds,
    CART_MODEL_OPERATIONS: options.operations,
  },
});
process.stdout.write(
  `${options.seeds} seeds of ${options.operations} operations: ${status === 0 ? 'every one explained' : 'not explained'}\n`,
);
process.exitCode = status ?? 1;
