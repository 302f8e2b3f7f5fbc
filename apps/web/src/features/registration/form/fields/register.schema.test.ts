import { describe, expect, it } from 'vitest';
import { customerResolver, registrationResolver } from './register.schema.ts';
import { emptyRegistration, type RegisterFields } from './register-fields.ts';

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
  password: 'tijeras y peine',
  dataTreatment: true,
};
const options = { fields: {}, shouldUseNativeValidation: false };
const faultsOf = async (fields: RegisterFields, check = registrationResolver) =>
  Object.keys((await check(fields, undefined, options)).errors);

describe('the rules of a registration', () => {
  it('find nothing wrong with a whole one', async () => {
    expect(await faultsOf(whole)).toEqual([]);
  });

  it.each([
    ['a NIT with another check digit', { documentNumber: '900123456-1' }, 'documentNumber'],
    ['a cédula with letters', { documentType: 'CC', documentNumber: '12A4567' }, 'documentNumber'],
    ['an e-mail without a domain', { email: 'ana@' }, 'email'],
    ['a short password', { password: 'corta' }, 'password'],
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

  it('ask a seller’s customer for no password', async () => {
    expect(await faultsOf({ ...whole, password: '' }, customerResolver)).toEqual([]);
  });
});
