import { describe, expect, test } from 'vitest';
import { readQuickOrderItem } from './quick-order-item.ts';

describe('Quick order: what a row asks for', () => {
  test.each([
    ['kol-7.43', ['KOL-7.43']],
    ['KOL-7,43', ['KOL-7,43', 'KOL-7.43']],
    ['kol 7,43', ['KOL 7,43', 'KOL 7.43', 'KOL-7.43', 'KOL7.43']],
    ['  kol   7.43 ', ['KOL 7.43', 'KOL-7.43', 'KOL7.43']],
  ])('%j may be the codes %j', (item, codes) => {
    expect(readQuickOrderItem(item).codes).toEqual(codes);
  });

  test.each([
    ['7.43', '743', true],
    ['7,43', '743', true],
    ['7/43', '743', true],
    ['743', '743', true],
    ['10.1', '101', true],
    ['7', '7', true],
    ['7N', '7N', true],
    ['Koleston 7.43', '743', false],
    ['Koleston 743', '743', false],
    ['Oxidante 20', null, false],
    ['Champú 500 ml', null, false],
    ['Champú', null, false],
    ['Matizador 7.43 y 8.1', null, false],
  ])('%j names the tone %j', (item, tone, isToneAlone) => {
    expect(readQuickOrderItem(item)).toMatchObject({ tone, isToneAlone });
  });

  test.each([
    ['Oxidante 20 vol', 20],
    ['Oxidante 30 volúmenes 1 L', 30],
    ['Oxidante 40v', 40],
    ['Oxidante 20', 20],
    ['Oxidante 20 cremoso', null],
    ['Champú 500 ml', null],
    ['20', null],
  ])('%j names the volume %j', (item, volume) => {
    expect(readQuickOrderItem(item).volume).toBe(volume);
  });

  test.each([
    ['Esmalte Clásico 12 ml 03', { nameWords: ['esmalte', 'clasico', '12', 'ml'], tone: '03' }],
    ['Labial Seda C05', { nameWords: ['labial', 'seda'], tone: 'C05' }],
    ['Labial Seda', null],
    ['Koleston 7.43', null],
    ['S05', null],
  ])('%j may end in the number %j', (item, ending) => {
    expect(readQuickOrderItem(item).ending).toEqual(ending);
  });

  test.each([
    ['Champú Rizos', 'champu rizos'],
    ['Koleston 7,43', 'koleston'],
    ['Oxidante 20 vol.', 'oxidante'],
    ['Oxidante cremoso 30v', 'oxidante cremoso'],
    ['Champú 500 ml', 'champu 500 ml'],
    ['7.43', ''],
  ])('%j is called %j', (item, name) => {
    expect(readQuickOrderItem(item).nameWords.join(' ')).toBe(name);
  });

  test.each([
    ['Champú Ñandú 500 ml', ['champu', 'ñandu', '500', 'ml']],
    ['Koleston 7,43', ['koleston', '7', '43']],
    ["'; DROP TABLE x --", ['drop', 'table', 'x']],
    ['¡!', []],
  ])('%j is looked for by the words %j', (item, words) => {
    expect(readQuickOrderItem(item).words).toEqual(words);
  });
});
