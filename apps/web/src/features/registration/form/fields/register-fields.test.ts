import { describe, expect, it } from 'vitest';
import { allowedStep, emptyRegistration, formStepOf } from './register-fields.ts';

const named = {
  ...emptyRegistration,
  businessName: 'Salón Amapola',
  tradeTypeId: '1',
  name: 'Ana',
  last_name: 'Ríos',
};
const withPaper = { ...named, documentNumber: '900123456' };
const withPlace = {
  ...withPaper,
  street: { ...named.street, via: '12', cross: '34', plate: '56' },
  address: { ...named.address, stateId: '05', cityId: '05001' },
};

describe('the step of a registration that an address leads to', () => {
  it.each([
    ['nothing is typed', 'cuenta', emptyRegistration, 'negocio'],
    ['the business is known', 'cuenta', named, 'documento'],
    ['the document too', 'cuenta', withPaper, 'direccion'],
    ['all but the account', 'cuenta', withPlace, 'cuenta'],
    ['one goes back', 'negocio', withPlace, 'negocio'],
    ['it names no step', 'otro', withPlace, 'negocio'],
    ['it names none', null, withPlace, 'negocio'],
  ] as const)('%s', (_title, asked, fields, step) => {
    expect(allowedStep(asked, fields)).toBe(step);
  });

  it('finds the step of a field', () => {
    expect(formStepOf('street.via')).toBe('direccion');
    expect(formStepOf('documentNumber')).toBe('documento');
  });
});
