import { describe, expect, test } from 'vitest';
import { spokenToneOf, writeSpokenTones } from './spoken-tone.ts';

describe('a tone that was spoken', () => {
  test.each([
    ['siete punto cuarenta y tres', '7.43'],
    ['Siete Punto Cuarenta Y Tres', '7.43'],
    ['7 punto 43', '7.43'],
    ['siete coma uno', '7.1'],
    ['siete punto cero uno', '7.01'],
    ['siete punto cuatro tres', '7.43'],
    ['diez punto dieciséis', '10.16'],
    ['ocho punto veintidós', '8.22'],
    ['ocho punto veintidos', '8.22'],
    ['nueve punto treinta', '9.30'],
    ['seis barra sesenta y seis', '6.66'],
    ['dos del siete punto uno', 'dos del 7.1'],
    ['siete punto uno seis punto cero', '7.1 6.0'],
    ['siete punto uno por tres', '7.1 por tres'],
    ['siete punto rojo', 'siete punto rojo'],
    ['punto cuarenta', 'punto cuarenta'],
    ['champú siete', 'champú siete'],
    ['', ''],
  ])('%j is written %j', (said, written) => expect(writeSpokenTones(said)).toBe(written));

  test.each([
    ['siete cuarenta y tres', '7.43'],
    ['seis cero', '6.0'],
    ['siete', null],
    ['siete tubos', null],
    ['veinte treinta', null],
  ])('%j alone is %j', (said, tone) => expect(spokenToneOf(said)).toBe(tone));
});
