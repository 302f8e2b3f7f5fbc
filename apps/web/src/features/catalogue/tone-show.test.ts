import { describe, expect, test } from 'vitest';
import { pickContrasts } from './pick-contrasts.ts';
import { buildProduct, buildTone, buildVersion } from './selection/product.builders.ts';
import { showTones } from './tone-show.query.ts';

describe('a colour card as a picture of itself', () => {
  const naturals = ['10.0', '1.0', '3.0', '4.0', '5.0', '6.0', '7.0', '8.0', '9.0'];
  const product = buildProduct({
    versions: [
      ...naturals.map((number) => buildTone(number)),
      buildTone('7.43', { series: 'Cobrizos', name: 'Rubio medio cobrizo dorado' }),
      buildVersion({ code: 'without a tone' }),
    ],
  });

  test('shows the range of a series from dark to light, and counts the whole card', () => {
    const { series, toneCount } = showTones(product);
    expect(toneCount).toBe(10);
    const numbers = series[0]?.tones.map(({ number }) => number);
    expect(numbers).toHaveLength(6);
    expect(numbers?.at(0)).toBe('1.0');
    expect(numbers?.at(-1)).toBe('10.0');
  });

  test('carries only what is shown', () => {
    expect(showTones(product).series[1]).toEqual({
      title: 'Cobrizos',
      tones: [{ number: '7.43', name: 'Rubio medio cobrizo dorado', hex: '#a5673f' }],
    });
  });
});

describe('the order of the series', () => {
  const group = (title: string, ...colors: string[]) => ({
    title,
    tones: colors.map((hex) => ({ hex })),
  });
  const brown = group('brown', '#3a2418', '#5a3a28');
  const brownToo = group('brown too', '#3c2519', '#5b3b29');
  const ash = group('ash', '#8f8a80', '#b5b0a5');
  const red = group('red', '#8b1817', '#a02020');

  test('keeps the first and lets each next one differ most from those before', () => {
    const order = pickContrasts([brown, brownToo, red, ash], 4).map(({ title }) => title);
    expect(order).toEqual(['brown', 'red', 'ash', 'brown too']);
  });

  test('leaves out the likest when there is no room', () => {
    expect(pickContrasts([brown, brownToo, red, ash], 3)).not.toContain(brownToo);
  });
});
