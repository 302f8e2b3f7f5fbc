/**
 * `npm test`: everything that must hold before a change lands. `npm run verify -- lint unused` runs
 * only those steps, `-- quick` what a minute has room for: the static checks, and the tests of what
 * is not committed yet. The last line counts tests and checks; CI reads it.
 */
import { availableParallelism } from 'node:os';
import { runJourneys } from './verify/run-journeys.ts';
import { runChangedTests, runVitest } from './verify/run-vitest.ts';
import { type Finished, schedule } from './verify/schedule.ts';
import { check, type Step } from './verify/step.ts';

const node = process.execPath;
const shownLines = 150;
const shownColumns = 300;

/** The longest first, so that the short ones fill the second core. */
const allSteps: readonly Step[] = [
  check('build', node, ['tools/build.ts']),
  { name: 'tests', after: ['build'], run: runVitest },
  check('types', 'tsc', ['--noEmit']),
  check('types-server', 'tsc', ['--noEmit', '-p', 'apps/server']),
  check('types-domain', 'tsc', ['--noEmit', '-p', 'packages/domain']),
  check('types-contracts', 'tsc', ['--noEmit', '-p', 'packages/contracts']),
  check('types-web', 'tsc', ['--noEmit', '-p', 'apps/web']),
  check('types-desk', 'tsc', ['--noEmit', '-p', 'apps/desk']),
  check('types-mobile', 'tsc', ['--noEmit', '-p', 'apps/mobile']),
  check('lint', 'biome', ['check', '.']),
  check('boundaries', node, ['tools/boundaries/check.ts']),
  check('files', node, ['tools/check-files.ts']),
  check('results', node, ['tools/results/check.ts']),
  check('unused', 'knip', []),
  check('spec-map', node, ['tools/spec-map.ts', '--check']),
  check('bundle', 'size-limit', [], ['build']),
  { name: 'journeys', after: ['build'], isAlone: true, run: runJourneys },
];

const quickSteps: readonly Step[] = [
  { name: 'changed', run: runChangedTests },
  ...allSteps.filter(({ name }) =>
    /^(types.*|lint|boundaries|files|results|unused|spec-map)$/.test(name),
  ),
];

const wanted = process.argv.slice(2);
const steps = chooseSteps(wanted);
const width = Math.max(2, Math.min(4, availableParallelism()));
const finished = await schedule(steps, width, report);

const sum = (key: 'passed' | 'failed') => finished.reduce((n, { outcome }) => n + outcome[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 ? 0 : 1);

function chooseSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return allSteps;
  return names.includes('quick') ? quickSteps : allSteps.filter(({ name }) => names.includes(name));
}

function report({ step, outcome, seconds }: Finished): void {
  const mark = outcome.failed === 0 ? '✔' : '✘';
  const { passed, failed } = outcome;
  const counts = passed + failed > 1 ? `  (${passed} bien, ${failed} mal)` : '';
  process.stdout.write(`${mark} ${step.name.padEnd(11)} ${seconds.toFixed(1)} s${counts}\n`);
  for (const name of outcome.slowest ?? []) process.stdout.write(`    ${name}\n`);
  if (failed === 0) return;
  for (const name of outcome.failures ?? []) process.stdout.write(`    ✘ ${name}\n`);
  process.stdout.write(`${quoteEnd(outcome.output)}\n`);
}

/** The end of what a step said, indented, so that the closing line stays alone at the margin. */
function quoteEnd(output: string): string {
  const lines = output.trimEnd().split('\n').slice(-shownLines);
  return lines.map((line) => `    ${line.slice(0, shownColumns)}`).join('\n');
}
