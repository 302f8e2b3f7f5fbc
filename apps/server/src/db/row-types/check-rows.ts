import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAnswers } from './answers.ts';
import { compareAnswers, listUnsent } from './compare-answers.ts';
import { readRowTypes } from './read-row-types.ts';

const server = path.join(import.meta.dirname, '../..');
const configFile = path.join(server, '../../../tsconfig.json');

/**
 * Compares every row type with what PostgreSQL answered in the tests of this run: `seen` what was
 * sent, `all` also that every statement was. The types are read while the tests run. Null: nothing
 * is compared, since a run of one file need not wait for the compiler.
 */
export function checkRows(which: string) {
  if (which !== 'seen' && which !== 'all') return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-answers-'));
  const reading = readRowTypes(configFile, server);
  reading.catch(() => {});
  return {
    folder,
    async end(): Promise<void> {
      const answers = readAnswers(folder);
      rmSync(folder, { recursive: true, force: true });
      const types = await reading;
      const wrong = compareAnswers(types, answers);
      if (which === 'all') wrong.push(...listUnsent(types, answers));
      if (wrong.length > 0) throw new Error(`Row types:\n${wrong.join('\n')}`);
    },
  };
}
