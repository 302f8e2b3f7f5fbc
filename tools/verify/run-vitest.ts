import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { runCommand } from '../lib/run-command.ts';
import type { Outcome } from './step.ts';

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Runs every unit and server test, and counts them. A run that breaks off is one failure. */
export async function runVitest(): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-verify-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(
      'vitest',
      ['run', '--update=none', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      { timeout: 12 * 60_000, env: { NO_COLOR: '1', CHECK_ROWS: 'all' } },
    );
    const counts = readReport(file);
    const failed = counts.numFailedTests;
    return {
      passed: counts.numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      output,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): z.infer<typeof report> {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
