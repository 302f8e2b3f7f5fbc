import { describe, expect, it } from 'vitest';
import { completionResolver, customerResolver, startResolver } from './register.schema.ts';
import { emptyRegistration, emptyStart, type RegisterFields } from './register-fields.ts';

const whole: RegisterFields = {
  ...emptyRegistration,
  businessName: 'Salón Amapola',
  tradeTypeId: '1',
  name: 'Ana',
  last_name: 'Ríos',
  documentNumber: '900.123.456-8',
  street: { ...emptyRegistration.street, via: '12', cross: '34', plate: '56' },
  address: { stateId: '05', cityId: '05001', complement: '', neighbourhood: '' },
  email: 'ana@salon.co',
  dataTreatment: true,
};
const options = { fields: {}, shouldUseNativeValidation: false };
const faultsOf = async (fields: RegisterFields, check = customerResolver) =>
  Object.keys((await check(fields, undefined, options)).errors);

describe('the rules of a registration', () => {
  it('find nothing wrong with a whole one', async () => {
    expect(await faultsOf(whole)).toEqual([]);
  });

  it.each([
    ['a NIT with another check digit', { documentNumber: '900123456-1' }, 'documentNumber'],
    ['a cédula with letters', { documentType: 'CC', documentNumber: '12A4567' }, 'documentNumber'],
    ['an e-mail without a domain', { email: 'ana@' }, 'email'],
    ['no consent', { dataTreatment: false }, 'dataTreatment'],
    ['a script as a name', { name: '<script>' }, 'name'],
    ['no trade type', { tradeTypeId: '' }, 'tradeTypeId'],
    ['no city', { address: { ...whole.address, cityId: '' } }, 'address'],
    ['no corner', { street: { ...whole.street, cross: '' } }, 'street'],
  ] as const)('find %s', async (_title, parts, field) => {
    expect(await faultsOf({ ...whole, ...parts })).toEqual([field]);
  });

  it('judge each step though the others are empty', async () => {
    const faults = await faultsOf({ ...emptyRegistration, documentNumber: '900123456-1' });
    expect(faults).toEqual(expect.arrayContaining(['documentNumber', 'businessName', 'street']));
  });

  it('ask for no consent again of an account that agreed when it began', async () => {
    const told = { ...whole, dataTreatment: false };
    expect(await faultsOf(told, completionResolver)).toEqual([]);
    expect(await faultsOf({ ...told, email: '' }, completionResolver)).toEqual(['email']);
  });

  it.each([
    ['nothing', {}, ['tradeTypeId', 'address', 'dataTreatment']],
    ['no city', { tradeTypeId: '1', dataTreatment: true }, ['address']],
    [
      'all that prices need',
      { tradeTypeId: '1', address: { stateId: '05', cityId: '05001' }, dataTreatment: true },
      [],
    ],
  ])('of a beginning with %s', async (_title, parts, fields) => {
    const found = await startResolver({ ...emptyStart, ...parts }, undefined, options);
    expect(Object.keys(found.errors).sort()).toEqual([...fields].sort());
  });
});
