/**
 * `npm run files`: length and names of files, what may stand where, how many in a folder, names with
 * one meaning, words said once or given up, and what is cited. Exit 1 on a violation.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCitations, citableOf } from './files/check-citations.ts';
import { checkFile } from './files/check-file.ts';
import { findLockGaps } from './files/check-lock.ts';
import { checkNames } from './files/check-names.ts';
import { checkComments, checkRetired } from './files/check-retired.ts';
import { checkSql } from './files/check-sql.ts';
import { checkFolders, checkMeanings } from './files/check-tree.ts';
import { checkWords } from './files/check-words.ts';
import { repository } from './lib/repository.ts';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: repository,
  encoding: 'utf8',
});
const texts = new Map(
  listed
    .split('\0')
    .filter((file) => /\.(ts|tsx|mjs|cjs|css|sql|md)$/.test(file))
    .flatMap((file) => {
      const text = readText(path.join(repository, file));
      return text === undefined ? [] : [[file, text] as const];
    }),
);
const citable = citableOf(texts);
/** It quotes citations that lead nowhere. */
const ownTest = 'tools/files/check-citations.test.ts';
const ofEach = [...texts].flatMap(([file, text]) => [
  ...(file.endsWith('.md')
    ? []
    : [
        ...checkFile(file, text),
        ...checkNames(file, text),
        ...(/\.tsx?$/.test(file) ? checkComments(file, text) : []),
        ...checkRetired(file, text),
        ...checkSql(file, text),
        ...checkWords(file, text),
      ]),
  ...(file === ownTest ? [] : checkCitations(file, text, citable)),
]);
const findings = [...ofEach, ...checkFolders(texts), ...checkMeanings(texts)];

for (const { file, level, message } of findings) {
  process.stdout.write(`${level === 'error' ? 'error' : 'aviso'} ${file}: ${message}\n`);
}
const gaps = findLockGaps(readFileSync(path.join(repository, 'package-lock.json'), 'utf8'));
for (const gap of gaps) {
  process.stdout.write(
    `error package-lock.json: falta ${gap}, y npm ci lo rechaza: fija una versión publicada completa.\n`,
  );
}
const isBad = gaps.length > 0 || findings.some(({ level }) => level === 'error');
process.exit(isBad ? 1 : 0);

/** A file that git still lists may be gone from the work tree. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
