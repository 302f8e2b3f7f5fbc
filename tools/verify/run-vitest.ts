import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';
import { testsBeside } from './changed-tests.ts';
import { nameSlowest, type Outcome } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Runs every unit and server test, and counts them. A run that breaks off is one failure. */
export function runVitest(): Promise<Outcome> {
  return runTests([], { CHECK_ROWS: 'all' });
}

/** Runs the tests of what is not committed yet: those that changed, and those beside it. */
export async function runChangedTests(): Promise<Outcome> {
  const changed = await listFiles(['diff', '--name-only', 'HEAD']);
  const fresh = await listFiles(['ls-files', '--others', '--exclude-standard']);
  const all = await listFiles(['ls-files', '*.test.ts', '*.test.tsx']);
  const tests = testsBeside([...changed, ...fresh], [...all, ...fresh]);
  return tests.length === 0
    ? { passed: 1, failed: 0, output: '' }
    : runTests(tests, { CHECK_ROWS: 'seen' });
}

async function listFiles(args: readonly string[]): Promise<string[]> {
  const { output } = await runCommand('git', args);
  return output.split('\n').filter((line) => line !== '');
}

async function runTests(
  tests: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-verify-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(
      'vitest',
      [
        'run',
        '--update=none',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...tests,
      ],
      { timeout: 40 * 60_000, env: { NO_COLOR: '1', ...env } },
    );
    const counts = readReport(file);
    const failed = counts.numFailedTests;
    return {
      passed: counts.numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      output,
      failures: failuresOf(counts),
      slowest: nameSlowest(
        counts.testResults.map(({ name, startTime, endTime }) => [
          path.relative(repository, name),
          (endTime - startTime) / 1000,
        ]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): z.infer<typeof report> {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

function failuresOf({ testResults }: z.infer<typeof report>): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(repository, name)} ${fullName}`),
  );
}
