import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of the source files under a folder that git knows, by their path from there. */
export type Tree = ReadonlyMap<string, string>;

export function readTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed
    .split('\0')
    .filter((file) => /\.(tsx?|sql|css)$|(^|\/)package\.json$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const tests = /\.test\.tsx?$/;
const support = /(^|\/)testing[^/]*(\/|\.tsx?$)|\.builders\.tsx?$/;
/** Written by a command, or data: of the demonstration, the country, the words of files, judged searches. */
const data = /^packages\/demo\/|\/db\/(schema|statements)\/|\/(divipola|judged)\/|-data\.ts$/;

export const isTest = (file: string) => tests.test(file);

/** TypeScript that runs in the shop: no tests, no ground for tests, no data. */
export function isProduct(file: string): boolean {
  return (
    /^(apps|packages)\/[^/]+\/(src|build)\/.*\.tsx?$/.test(file) &&
    !tests.test(file) &&
    !support.test(file) &&
    !data.test(file)
  );
}

/** What a test stands on, and the journeys of a browser. */
export function isTestSupport(file: string): boolean {
  return (
    /\.tsx?$/.test(file) && !tests.test(file) && (support.test(file) || file.startsWith('e2e/'))
  );
}

export const lineCount = (text: string) => text.split('\n').length - 1;
