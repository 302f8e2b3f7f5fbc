/** Runs the journeys; the last line counts them, as `npm test` reads it. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const report = join(tmpdir(), `matiz-journeys-${process.pid}.json`);
const playwright = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
);
const child = spawn(
  process.execPath,
  [
    playwright,
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
);
child.once('exit', (code) => {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  rmSync(report, { force: true });
  process.stdout.write(`${expected} passed, ${unexpected + flaky} failed\n`);
  process.exitCode = code ?? 1;
});
