import { RequestError } from '@matiz/client/request-error.ts';
import { describe, expect, test } from 'vitest';
import { checkPse, fieldAtFault } from './check-pse.ts';
import { emptyPse, type PseFields } from './pse-fields.ts';

const good: PseFields = {
  ...emptyPse,
  document: '52123456',
  phone: '300 123 45 67',
  bank: '1007',
  acceptsPolicy: true,
  acceptsPersonalData: true,
};

async function faultsOf(part: Partial<PseFields>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return Object.keys((await checkPse({ ...good, ...part }, undefined, options)).errors);
}

describe('what PSE asks for', () => {
  test.each([
    ['a person with her identity card', {}],
    ['a person with a NIT of her own', { documentType: 'NIT', document: '900123456-8' }],
    ['a company with its NIT', { person: 'legal', documentType: 'NIT', document: '900123456-8' }],
  ])('%s', async (_, part) => {
    expect(await faultsOf(part)).toEqual([]);
  });

  test.each([
    ['a company with an identity card', { person: 'legal' }, 'document'],
    [
      'a NIT whose check digit is wrong',
      { documentType: 'NIT', document: '900123456-7' },
      'document',
    ],
    ['a document that PSE does not take', { documentType: 'PAS' }, 'document'],
    ['a phone of a house', { phone: '601 234 56 78' }, 'phone'],
    ['no bank', { bank: '' }, 'bank'],
    ['a contract that was not accepted', { acceptsPolicy: false }, 'acceptsPolicy'],
    ['the other contract', { acceptsPersonalData: false }, 'acceptsPersonalData'],
  ])('is wrong at its field: %s', async (_, part, field) => {
    expect(await faultsOf(part)).toEqual([field]);
  });
});

test.each([
  ['INVALID_DOCUMENT', [], 'document'],
  ['INVALID_PHONE', [], 'phone'],
  ['INVALID_REQUEST', ['pse.bank'], 'bank'],
  ['INVALID_REQUEST', ['documentType', 'bank'], 'documentType'],
  ['INVALID_REQUEST', ['pse.person'], null],
  ['UNEXPECTED', [], null],
] as const)('a refusal %s of %j is said at its field', (code, paths, field) => {
  const fields = paths.map((path) => ({ path, message: 'No.' }));
  const reply = { code, message: 'No.', fields };
  expect(fieldAtFault(new RequestError(422, code, 'No.', reply as never))).toBe(field);
});
