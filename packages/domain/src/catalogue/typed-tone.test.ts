import { expect, test } from 'vitest';
import { typedTone } from './typed-tone.ts';

const numbers = ['1.1', '11', '7.0', '7.1', '7.43', '7.4', '7/44', '43', '101', '10.1', '10/12'];

test.each([
  ['7.4', '7.4'],
  ['7,4', '7.4'],
  ['74', '7.4'],
  [' 7/43 ', '7.43'],
  ['744', '7/44'],
  ['7.44', '7/44'],
  ['1.1', '1.1'],
  ['11', '11'],
  ['10.1', '10.1'],
  ['101', '101'],
  ['10,12', '10/12'],
  // Nothing is called so: the first of those that the card shows for it.
  ['7', '1.1'],
  ['cobrizo', '1.1'],
  ['', '1.1'],
])('Enter after %j goes to the tone %s', (typed, number) => {
  expect(
    typedTone(
      typed,
      numbers.map((each) => ({ number: each })),
    ),
  ).toEqual({ number });
});

test('a name without a number is found by its letters', () => {
  const tones = [{ number: 'Azul noche' }, { number: 'Azul' }];
  expect(typedTone('azúl', tones)).toEqual({ number: 'Azul' });
});

test('of no tones there is none', () => {
  expect(typedTone('7.1', [])).toBeUndefined();
});
