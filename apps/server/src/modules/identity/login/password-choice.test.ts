import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './password-choice.ts';
import { commonEndings, commonPasswords, commonWords } from './password-list.ts';

describe('the commonest passwords are refused', () => {
  test('there are more than 1,000 of 8 characters and more, without their endings', () => {
    const long = [...commonPasswords, ...commonWords].filter(({ length }) => length >= 8);
    expect(new Set(long).size).toBeGreaterThan(800);
    const [word = ''] = commonWords;
    expect(commonWords.length).toBeGreaterThan(1_000);
    expect(commonEndings.length).toBeGreaterThan(500);
    for (const ending of commonEndings) expect(isCommonPassword(word + ending)).toBe(true);
    for (const password of long) expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'colombia',
    'Colombia2026',
    'COLOMBIA1',
    'contraseña',
    'contrasena',
    'Contraseña123',
    'nacional123',
    'millonarios',
    'peluqueria1',
    'p4ssw0rd',
    'P@ssw0rd!',
    'qwertyuiop',
    'poiuytrewq',
    '12345678',
    '0987654321',
    'abcdefgh',
    'aaaaaaaa',
    '12121212',
    'abcdabcd',
    '123valentina',
    'Matiz2026*',
    '1q2w3e4r',
    'teamomucho',
    'diosesamor',
  ])('%s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'matiz-demo-2026',
    'tijera azul de los lunes',
    'xK9#mQ2$vL',
    'caminoverdealrio',
    'Bogotá me queda lejos',
    '48151623avellana',
    'ñandú-veloz-77x',
  ])('%s is nobody else’s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('what the account itself says is refused', () => {
  const about = ['ana.prueba@salonluz.co', 'Ana María Bermúdez'];

  test.each([
    'ana.prueba@salonluz.co',
    'ana.prueba',
    'salonluz2026',
    'Bermudez123',
    'BERMÚDEZ1!',
    'anamariabermudez',
  ])('%s', (password) => {
    expect(isCommonPassword(password, about)).toBe(true);
    if (password !== 'ana.prueba') expect(isCommonPassword(password)).toBe(false);
  });

  test('two letters of a name refuse nothing', () => {
    expect(isCommonPassword('lu-4kd92ms', ['Lu'])).toBe(false);
  });
});

test('random passwords are never common, and none takes long to look at', () => {
  const any = fc.string({ minLength: 14, maxLength: 128, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(any, (password) => {
      if (new Set(password).size > 10) expect(isCommonPassword(password)).toBe(false);
    }),
  );
});
