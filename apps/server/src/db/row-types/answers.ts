import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PoolOptions } from '../connection/pool-options.ts';
import type { ResultColumn } from './compare-columns.ts';
import { statementKeyOf } from './key-of.ts';

/** What a statement answered in a test: its columns, and rows that differ in kind. */
export interface Answer {
  readonly key: string;
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly unknown[];
}

/** Rows of a statement that are kept although rows like them are: of texts there may be a list. */
const someRows = 40;

/** Keeps in a folder what a pool's statements answer; what is like another only a few times. */
export function keepAnswers(folder: string): NonNullable<PoolOptions['onAnswer']> {
  const file = path.join(folder, `${process.pid}.answers`);
  const known = new Map<string, Set<string>>();
  return ({ template }, { fields, rows }) => {
    if (!template) return;
    const key = statementKeyOf(template);
    const seen = known.get(key) ?? new Set();
    const isNew = seen.size === 0;
    known.set(key, seen.add('answered'));
    const news = rows.filter((row) => {
      const before = seen.size;
      seen.add(before < someRows ? `${before}` : kindsOf(row));
      return seen.size > before;
    });
    if (!isNew && news.length === 0) return;
    const columns = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    const answer: Answer = { key, columns, rows: news };
    appendFileSync(file, `${serialize(answer).toString('base64')}\n`);
  };
}

export function readAnswers(folder: string): Answer[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Answer => deserialize(Buffer.from(line, 'base64'))),
  );
}

/** What a value holds, without the values themselves. */
function kindsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(kindsOf))].sort().join()}]`;
  if (typeof value !== 'object' || value === null || value instanceof Date) return typeof value;
  return Object.entries(value)
    .map(([name, its]) => `${name}:${its === null ? 'null' : kindsOf(its)}`)
    .join();
}
