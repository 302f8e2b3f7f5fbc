/**
 * `npm run test:soak -- offline`: 200 random schedules of two phones that lose their line, their page
 * and their person while prices and stock move, against the real shop and a model. The test is the
 * one that every change runs, with the full count; `--seed 7` plays others.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20' },
  },
});
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const file = 'e2e/whole/buyer-offline.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server', file], {
  stdio: 'inherit',
  env: { ...process.env, OFFLINE_SCHEDULES: options.schedules, OFFLINE_SEED: options.seed },
});
process.stdout.write(
  `${options.schedules} schedules: ${status === 0 ? 'every one explained' : 'not explained'}\n`,
);
process.exitCode = status ?? 1;
