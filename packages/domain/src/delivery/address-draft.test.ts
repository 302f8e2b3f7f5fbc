import { expect, test } from 'vitest';
import { draftAddress } from './address-draft.ts';

const written = { address: 'Calle 10 # 43-12', cityId: '05001' };

test('an address with nothing besides its line and city', () => {
  expect(draftAddress(written)).toEqual({
    title: null,
    line: 'Calle 10 # 43-12',
    complement: null,
    neighbourhood: null,
    cityCode: '05001',
    phone: null,
  });
});

test.each([
  ['title', '  Salón   del\tcentro ', { title: 'Salón del centro' }],
  ['address', ' Cra. 7  # 12 - 34\n', { line: 'Cra. 7 # 12 - 34' }],
  ['complement', '   ', { complement: null }],
  ['neighbourhood', 'El  Poblado', { neighbourhood: 'El Poblado' }],
  ['phone', '300 123-4567', { phone: '+573001234567' }],
  ['phone', '+57 (300) 123 4567', { phone: '+573001234567' }],
  ['phone', '444 12-34', { phone: '4441234' }],
  ['phone', '', { phone: null }],
] as const)('%s that is written %j is kept plainly', (field, text, kept) => {
  expect(draftAddress({ ...written, [field]: text })).toMatchObject(kept);
});
