import { expect, test } from 'vitest';
import { payerOf } from './payer-document.ts';

test.each([
  ['NIT', '900123456-8', { person: 'legal', documentType: 'NIT', document: '900123456-8' }],
  ['NIT', '1020304050-1', { person: 'natural', documentType: 'NIT', document: '1020304050-1' }],
  ['CC', '1020304050', { person: 'natural', documentType: 'CC', document: '1020304050' }],
  // A cédula of nine digits is nobody's company.
  ['CC', '900123456', { person: 'natural', documentType: 'CC', document: '900123456' }],
  ['CC', '', { person: 'natural', documentType: 'CC', document: '' }],
  // A bank takes neither; what it would take has to be said.
  ['CE', '345678', { person: 'natural', documentType: 'CC', document: '' }],
  ['PP', 'AR123456', { person: 'natural', documentType: 'CC', document: '' }],
] as const)('a business with %s %s pays as %o', (type, document, payer) => {
  expect(payerOf(type, document)).toEqual(payer);
});
