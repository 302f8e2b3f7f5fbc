import path from 'node:path';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';

const hooks = path.join(import.meta.dirname, 'classic-typescript.mjs');
const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = path.join(repository, '.dependency-cruiser.cjs');

/** Checks the arrows of the code under `root`. Answers the report, one violation with its remedy each. */
export async function cruise(
  root: string,
  folders: readonly string[],
): Promise<{ code: number; output: string }> {
  const options = ['--config', rules, '--output-type', 'err-long', '--no-progress'];
  return runCommand(process.execPath, ['--import', hooks, cruiser, ...options, ...folders], {
    cwd: root,
    env: { NO_COLOR: '1' },
  });
}

/** How many files the report is about; 0 where it does not say. */
export function filesCruised(report: string): number {
  return Number(/\b(\d+) modules\b/.exec(report)?.[1] ?? 0);
}
