/**
 * `npm test`: everything that must hold before a change lands. `node tools/verify.ts lint knip`
 * runs only those steps. The last line counts tests and checks; CI reads it.
 */
import { availableParallelism } from 'node:os';
import { runJourneys } from './verify/run-journeys.ts';
import { runVitest } from './verify/run-vitest.ts';
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
  check('types-web', 'tsc', ['--noEmit', '-p', 'apps/web']),
  check('lint', 'biome', ['check', '.']),
  check('boundaries', node, ['tools/boundaries/check.ts']),
  check('files', node, ['tools/check-files.ts']),
  check('unused', 'knip', []),
  check('spec-map', node, ['tools/spec-map.ts', '--check']),
  check('bundle', 'size-limit', [], ['build']),
  { name: 'journeys', after: ['build'], isAlone: true, run: runJourneys },
];

const wanted = process.argv.slice(2);
const steps = wanted.length === 0 ? allSteps : allSteps.filter(({ name }) => wanted.includes(name));
const width = Math.max(2, Math.min(4, availableParallelism()));
const finished = await schedule(steps, width, report);

const sum = (key: 'passed' | 'failed') => finished.reduce((n, { outcome }) => n + outcome[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 ? 0 : 1);

function report({ step, outcome, seconds }: Finished): void {
  const mark = outcome.failed === 0 ? '✔' : '✘';
  const { passed, failed } = outcome;
  const counts = passed + failed > 1 ? `  (${passed} bien, ${failed} mal)` : '';
  process.stdout.write(`${mark} ${step.name.padEnd(11)} ${seconds.toFixed(1)} s${counts}\n`);
  if (failed === 0) return;
  process.stdout.write(`${quoteEnd(outcome.output)}\n`);
}

/** The end of what a step said, indented, so that the closing line stays alone at the margin. */
function quoteEnd(output: string): string {
  const lines = output.trimEnd().split('\n').slice(-shownLines);
  return lines.map((line) => `    ${line.slice(0, shownColumns)}`).join('\n');
}
