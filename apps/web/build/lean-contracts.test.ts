import { readdir, readFile } from 'node:fs/promises';
import { messages } from '@matiz/contracts/messages.ts';
import { expect, it } from 'vitest';
import { dropSilent } from './lean-contracts.ts';

const folder = new URL('../../../packages/contracts/src/messages/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('-sentences.ts'));
const book = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
/** The names of a file's sentences. */
const namesIn = (code: string) =>
  (code.match(/^ {2}\w+:/gm) ?? []).map((name) => name.slice(2, -1));

it('leaves in the web’s book only the sentences that it says', () => {
  const lean = book.map((code) => dropSilent(code, new Set(['noCoverage', 'cartNotCleared'])));
  expect(lean.flatMap(namesIn)).toEqual(['cartNotCleared', 'noCoverage']);
  expect(lean.join('')).toContain('No se pudo procesar la petición.');
  expect(lean.join('').match(/^export const /gm)).toHaveLength(files.length);
});

it.each(book.map((code, index) => [files[index], code]))(
  'knows every entry of %s, however it is broken into lines',
  (_, code = '') => {
    expect(namesIn(code).length).toBeGreaterThan(10);
    expect(dropSilent(code, new Set(namesIn(code)))).toBe(code);
    expect(namesIn(dropSilent(code, new Set()))).toEqual([]);
  },
);

it('is all that the server says', () => {
  expect(book.flatMap(namesIn).toSorted()).toEqual(Object.keys(messages).toSorted());
});
