/**
 * Runs the journeys; the last line counts them, as `npm test` reads it. Phone and desktop run side by
 * side, each against a product of its own: a person of the demonstration has one cart.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { port } from './harness/settings.ts';

const playwright = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
);
const isGiven = process.env.E2E_ADDRESS !== undefined;
const asked = process.argv.slice(2);
/** Drawn once for both: drawing what the first pages show took a tenth of the processors' time. */
const pictures = mkdtempSync(join(tmpdir(), 'matiz-journeys-pictures-'));

const outcomes = isGiven
  ? [await runProject('desktop'), await runProject('phone')]
  : await Promise.all([runProject('desktop', port), runProject('phone', port + 10)]);
rmSync(pictures, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;

async function runProject(project: string, port?: number) {
  const report = join(tmpdir(), `matiz-journeys-${process.pid}-${project}.json`);
  const child = spawn(
    process.execPath,
    [
      playwright,
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--project=${project}`,
      `--output=test-results/${project}`,
      '--reporter=list,json',
      // A journey that is named may be of one size alone.
      ...(asked.length > 0 ? ['--pass-with-no-tests'] : []),
      ...asked,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_PICTURES: pictures,
        ...(port === undefined ? {} : { E2E_PORT: String(port) }),
      },
    },
  );
  const [code] = await once(child, 'exit');
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  rmSync(report, { force: true });
  return { code, passed: expected, failed: unexpected + flaky };
}
