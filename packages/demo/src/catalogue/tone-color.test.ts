import { expect, test } from 'vitest';
import { labOf } from './oklab.ts';
import { toneHex } from './tone-color.ts';
import type { ReflectionFamily } from './types.ts';

const families: readonly ReflectionFamily[] = [
  'natural',
  'ceniza',
  'irisado',
  'dorado',
  'cobrizo',
  'caoba',
  'rojo',
  'violeta',
  'marron',
  'perla',
  'mate',
  'azul',
];

test.each(families)('%s gets lighter with every level', (family) => {
  const lights = Array.from({ length: 12 }, (_, i) => labOf(toneHex(i + 1, family, null)).L);
  for (let i = 1; i < lights.length; i += 1) {
    expect(lights[i]).toBeGreaterThan(lights[i - 1] ?? 1);
  }
});

test.each([4, 5, 6, 7, 8, 9])('at level %i copper is redder than gold, gold than ash', (level) => {
  const a = (family: ReflectionFamily) => labOf(toneHex(level, family, null)).a;
  const colour = (family: ReflectionFamily) => {
    const lab = labOf(toneHex(level, family, null));
    return Math.hypot(lab.a, lab.b);
  };
  expect(a('cobrizo')).toBeGreaterThan(a('dorado'));
  expect(a('dorado')).toBeGreaterThan(a('ceniza'));
  expect(a('rojo')).toBeGreaterThan(a('cobrizo') - 0.01);
  expect(colour('ceniza')).toBeLessThan(colour('natural'));
  expect(colour('cobrizo')).toBeGreaterThan(colour('natural'));
  expect(labOf(toneHex(level, 'violeta', null)).b).toBeLessThan(0.02);
});

test('a doubled reflection is more intense, a secondary one shifts the first', () => {
  const chroma = (hex: string) => Math.hypot(labOf(hex).a, labOf(hex).b);
  const single = toneHex(7, 'cobrizo', null);
  expect(chroma(toneHex(7, 'cobrizo', 'cobrizo', 1.18))).toBeGreaterThan(chroma(single));
  expect(labOf(toneHex(7, 'cobrizo', 'dorado')).a).toBeLessThan(labOf(single).a);
});
