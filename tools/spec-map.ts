/** `npm run spec-map` writes docs/SPEC-MAP.md; with --check it only compares and judges. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from '@matiz/contracts/calls.ts';
import { routeTable } from '../apps/web/src/routes.ts';
import { repository } from './lib/repository.ts';
import { pageTests, readTests } from './spec-map/find-tests.ts';
import { mapCalls } from './spec-map/map-calls.ts';
import { mapRoutes } from './spec-map/map-routes.ts';
import { mapRules, mapSentences } from './spec-map/map-rules.ts';
import { readSource } from './spec-map/read-source.ts';
import { findServed } from './spec-map/served-calls.ts';
import { writeMap } from './spec-map/write-map.ts';

const file = path.join(repository, 'docs', 'SPEC-MAP.md');
const tests = readTests();
const routes = mapRoutes(routeTable, readTests(repository, pageTests));
const calls = mapCalls(allCalls, await findServed(allCalls), tests);
const source = readSource(repository);
const rules = mapRules((name) => source.find(({ file }) => file === name)?.text ?? null);
const sentences = mapSentences(source);
const text = writeMap({
  routes: routes.states,
  calls: calls.states,
  rules: rules.states,
  sentences: sentences.states,
});

const faults = [...routes.faults, ...calls.faults, ...rules.faults, ...sentences.faults];
if (process.argv.includes('--check')) {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isFresh) faults.push('docs/SPEC-MAP.md is stale: run npm run spec-map and commit it.');
} else {
  writeFileSync(file, text);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
