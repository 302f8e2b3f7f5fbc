import { readFile } from 'node:fs/promises';
import { messages } from '@matiz/contracts/messages.ts';
import { expect, it } from 'vitest';
import { dropSilent } from './lean-contracts.ts';

const book = await readFile(
  new URL('../../../packages/contracts/src/messages.ts', import.meta.url),
  'utf8',
);
const bookIn = (code: string): unknown =>
  JSON.parse(/^export const messages = (\{.*\});$/m.exec(code)?.[1] ?? 'null');

it('leaves in the web’s book only the sentences that it says', () => {
  const lean = dropSilent(book, new Set(['noCoverage', 'cartNotCleared', 'nothing']));
  const { noCoverage, cartNotCleared } = messages;
  expect(bookIn(lean)).toEqual({ noCoverage, cartNotCleared });
  expect(lean).toContain('export function say');
});

it('leaves all of them where all are said', () => {
  expect(bookIn(dropSilent(book, new Set(Object.keys(messages))))).toEqual(messages);
});

it('fails where the book is written in another way', () => {
  expect(() => dropSilent('export const other = {};', new Set())).toThrow(/no book/);
});
