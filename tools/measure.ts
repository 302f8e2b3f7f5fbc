/**
 * `npm run measure`: the figures of the code's order as a table. `-- --root <folder>` measures
 * another working tree (an older commit), `-- --detail` names what is counted.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './lib/repository.ts';
import { measure } from './measure/measure.ts';
import { readTree } from './measure/read-tree.ts';

const { values } = parseArgs({
  options: { root: { type: 'string' }, detail: { type: 'boolean', default: false } },
});
const measures = measure(readTree(path.resolve(values.root ?? repository)));

process.stdout.write('| Measure | Figure | Limit |\n|---|---|---|\n');
for (const { name, value, limit } of measures) {
  process.stdout.write(`| ${name} | ${value} | ${limit} |\n`);
}
for (const { name, detail } of values.detail ? measures : []) {
  if (detail.length > 0) process.stdout.write(`\n${name}\n  ${detail.join('\n  ')}\n`);
}
