import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dropSilent } from './lean-contracts.ts';

const book = await readFile(
  new URL('../../../packages/contracts/src/messages.ts', import.meta.url),
  'utf8',
);
/** The names of a book's sentences. */
const namesIn = (code: string) => {
  const sentences = code.slice(0, code.indexOf('} as const'));
  return (sentences.match(/^ {2}\w+:/gm) ?? []).map((name) => name.slice(2, -1));
};

it('leaves in the web’s book only the sentences that it says', () => {
  const lean = dropSilent(book, new Set(['noCoverage', 'cartNotCleared']));
  expect(namesIn(lean)).toEqual(['cartNotCleared', 'noCoverage']);
  expect(lean).toContain('No se pudo procesar la petición.');
  expect(lean).toContain('export function say');
});

it('knows every entry of the book, however it is broken into lines', () => {
  expect(namesIn(book).length).toBeGreaterThan(100);
  expect(dropSilent(book, new Set(namesIn(book)))).toBe(book);
  expect(namesIn(dropSilent(book, new Set()))).toEqual([]);
});
