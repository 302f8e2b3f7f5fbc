import { RequestError } from '@matiz/client/request-error.ts';
import { describe, expect, it } from 'vitest';
import { firstField, registerFaultsOf } from './register-faults.ts';
import { emptyBusiness } from './register-fields.ts';

function refusal(code: string, fields?: { path: string; message: string }[]): RequestError {
  const body = { code, message: 'No.', requestId: 'r1', ...(fields ? { fields } : {}) };
  return RequestError.from({ status: 400, body });
}

describe('what the server finds fault with', () => {
  it.each([
    ['INVALID_DOCUMENT', 'documentNumber'],
    ['UNKNOWN_TRADE_TYPE', 'tradeTypeId'],
    ['CITY_OUTSIDE_STATE', 'address.cityId'],
    ['OLD_CONSENT', 'dataTreatment'],
  ])('%s stands at %s', (code, field) => {
    expect(registerFaultsOf(refusal(code), emptyBusiness)).toEqual([{ field, message: 'No.' }]);
  });

  it('stands at the fields that it names, in the order of the form', () => {
    const error = refusal('INVALID_REQUEST', [
      { path: 'email', message: 'Correo.' },
      { path: 'address.address', message: 'Línea.' },
      { path: 'name', message: 'Nombre.' },
      { path: 'fecha_lead', message: 'Nobody typed it.' },
    ]);
    expect(registerFaultsOf(error, emptyBusiness).map(({ field }) => field)).toEqual([
      'name',
      'street.via',
      'email',
    ]);
    const free = { ...emptyBusiness, street: { ...emptyBusiness.street, isFree: true } };
    expect(registerFaultsOf(error, free)[1]?.field).toBe('street.line');
  });

  it('of something else stands at none', () => {
    expect(registerFaultsOf(refusal('TOO_MANY_ATTEMPTS'), emptyBusiness)).toEqual([]);
  });

  it('the first field at fault is the first of the screens', () => {
    const fault = { type: 'rule', message: 'No.' };
    expect(firstField({ email: fault, street: { via: fault } })).toBe('street.via');
    expect(firstField({})).toBeNull();
  });
});
