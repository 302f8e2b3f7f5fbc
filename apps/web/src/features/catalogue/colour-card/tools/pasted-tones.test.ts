import { describe, expect, test } from 'vitest';
import { offerOf } from '../../selection/offer.ts';
import { buildCard, buildTone } from '../../selection/product.builders.ts';
import { tonesOf } from '../card-tones.ts';
import { readPastedTones } from './pasted-tones.ts';

const tones = tonesOf(
  offerOf(buildCard([buildTone('7.43'), buildTone('6.0'), buildTone('9.1')])),
  null,
);
const read = (text: string) => {
  const { changes, problems } = readPastedTones(text, tones);
  return { ...Object.fromEntries(changes), problems: problems.map(({ text: one }) => one) };
};

describe('a pasted list of tones', () => {
  test.each([
    ['tones with their units', '7.43 x3, 6.0 x6', { '7.43': { text: '3' }, '6.0': { text: '6' } }],
    ['a line each', '7.43 3\n9.1 12', { '7.43': { text: '3' }, '9.1': { text: '12' } }],
    ['without units: the least that is sold', '7/43', { '7.43': { fit: 1 } }],
    ['twice, added up', '7.43 x3\n7,43 x2', { '7.43': { text: '5' } }],
    ['twice without units', '6.0\n6.0', { '6.0': { text: '2' } }],
    ['once without and once with units', '6.0\n6.0 x4', { '6.0': { text: '5' } }],
    ['what is no whole number, to be refused by its name', '6.0 1.5', { '6.0': { text: '1.5' } }],
    ['the same, after another', '6.0 x2\n6.0 1.5', { '6.0': { text: '1.5' } }],
  ])('%s', (_, text, changes) => {
    expect(read(text)).toEqual({ ...changes, problems: [] });
  });

  test('what is not on the card is told as it was written', () => {
    expect(read('7.43 x3\n12.89 x2\nacuarela')).toEqual({
      '7.43': { text: '3' },
      problems: ['12.89 x2', 'acuarela'],
    });
  });

  test('nothing asks for nothing', () => {
    expect(read(' \n, ;')).toEqual({ problems: [] });
  });
});
