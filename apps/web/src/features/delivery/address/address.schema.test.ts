import { describe, expect, test } from 'vitest';
import { checkAddress } from './address.schema.ts';
import { type AddressFields, emptyAddress } from './address-fields.ts';

const good: AddressFields = {
  ...emptyAddress,
  street: { ...emptyAddress.street, via: '45', cross: '13', plate: '20' },
  address: { stateId: '11', cityId: '11001' },
};
const street = (part: Partial<AddressFields['street']>) => ({
  street: { ...good.street, ...part },
});

/** The fields that are wrong, by their path. */
async function faultsOf(part: Partial<AddressFields>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await checkAddress({ ...good, ...part }, undefined, options);
  return Object.entries(errors).flatMap(([group, error]) =>
    'message' in Object(error)
      ? [group]
      : Object.keys(Object(error)).map((name) => `${group}.${name}`),
  );
}

describe('an address is', () => {
  test.each([
    ['a street with its corner and plate', {}],
    [
      'a road with a name, which needs no corner',
      street({ viaType: 'Autopista', via: 'Norte', cross: '', plate: '' }),
    ],
    ['a line as it is said in the country', street({ isFree: true, line: 'Vereda El Hato, km 4' })],
  ])('%s', async (_, part) => {
    expect(await faultsOf(part)).toEqual([]);
  });

  test.each([
    ['without its street', street({ via: ' ' }), 'street.via'],
    ['without its corner', street({ cross: '' }), 'street.cross'],
    ['without its plate', street({ plate: '' }), 'street.plate'],
    ['of two letters', street({ isFree: true, line: 'El' }), 'street.line'],
    ['longer than a label', street({ isFree: true, line: 'x'.repeat(300) }), 'street.line'],
    ['without a city', { address: { stateId: '11', cityId: '' } }, 'address.cityId'],
    ['with a phone that nobody can call', { phone: '123' }, 'phone'],
  ])('wrong at one field: %s', async (_, part, field) => {
    expect(await faultsOf(part)).toEqual([field]);
  });
});
