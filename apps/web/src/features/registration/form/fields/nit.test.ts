import { describe, expect, it } from 'vitest';
import { digitFault, showNit } from './nit.ts';

describe('a NIT as it is typed', () => {
  it('shows the check digit that belongs to it', () => {
    expect(showNit('890903938')).toEqual({ number: '890.903.938', checkDigit: 8 });
    expect(showNit('890.903.938-8')).toEqual({ number: '890.903.938', checkDigit: 8 });
    expect(showNit('8909')).toBeNull();
  });

  it.each([
    ['890903938-7', 'El dígito de verificación no corresponde: para ese número es 8.'],
    ['8909039387', 'El dígito de verificación no corresponde: para ese número es 8.'],
    ['890903938-8', null],
    ['890903938', null],
    ['no es', null],
  ])('%s', (text, fault) => {
    expect(digitFault('NIT', text)).toBe(fault);
    expect(digitFault('CC', text)).toBeNull();
  });
});
