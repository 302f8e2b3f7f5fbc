import { quickOrderMaxBytes } from '@matiz/domain/cart/quick-order-text.ts';
import { expect, test } from 'vitest';
import { readListFile } from './read-list-file.ts';

const ofBytes = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test('a file of 1 MB is read, one byte more is refused before it is', async () => {
  const whole = await readListFile(new Blob(['x'.repeat(quickOrderMaxBytes)]));
  expect(whole).toHaveProperty('text.length', quickOrderMaxBytes);
  const more = await readListFile(new Blob(['x'.repeat(quickOrderMaxBytes + 1)]));
  expect(more).toEqual({
    error: 'El archivo pesa más de 1 MB. Divídelo en dos y súbelo por partes.',
  });
});

test.each([
  ['UTF-8', new Blob(['Champú;3']), 'Champú;3'],
  ['what older spreadsheets write', ofBytes(0x43, 0xf3, 0x64, 0x3b, 0x33), 'Cód;3'],
  ['UTF-16', ofBytes(0xff, 0xfe, 0x41, 0, 0x3b, 0, 0x33, 0), 'A;3'],
])('a file in %s', async (_, file, text) => {
  expect(await readListFile(file)).toEqual({ text });
});

test('a workbook is refused by its name', async () => {
  expect(await readListFile(ofBytes(0x50, 0x4b, 3, 4, 0, 0))).toEqual({
    error: 'Este archivo no es CSV. En Excel usa «Guardar como» y elige CSV.',
  });
});
