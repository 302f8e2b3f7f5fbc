import { describe, expect, test } from 'vitest';
import { claimedProduction, type ProductionTraits, productionSign } from './production-sign.ts';

describe('D-20 production is told by what it is', () => {
  test.each([
    ['production', 'http://localhost:3000', 'NODE_ENV'],
    ['production', 'https://matiz.co', 'NODE_ENV'],
    [undefined, 'https://matiz.co', 'PUBLIC_URL'],
    ['development', 'https://matiz.co', 'PUBLIC_URL'],
    [undefined, 'http://localhost:3000', null],
    ['test', 'http://localhost:3000', null],
  ] as const)('NODE_ENV %s at %s claims %s', (nodeEnv, publicUrl, claimed) => {
    expect(claimedProduction(nodeEnv, publicUrl)).toBe(claimed);
  });

  const nothing: ProductionTraits = {
    claimed: null,
    isWorkshop: false,
    hasDemonstration: false,
    wasProduction: false,
  };
  test.each<[string, Partial<ProductionTraits>, ReturnType<typeof productionSign>]>([
    ['a database without the demonstration', {}, 'database'],
    ['the demonstration', { hasDemonstration: true }, null],
    ['a workshop', { isWorkshop: true }, null],
    ['a workshop behind https', { isWorkshop: true, claimed: 'PUBLIC_URL' }, 'PUBLIC_URL'],
    [
      'the demonstration behind https',
      { hasDemonstration: true, claimed: 'PUBLIC_URL' },
      'PUBLIC_URL',
    ],
    [
      'the demonstration where real orders were, without its settings',
      { hasDemonstration: true, wasProduction: true },
      'database',
    ],
    [
      'a workshop over a database of production',
      { isWorkshop: true, wasProduction: true },
      'database',
    ],
  ])('%s', (_, traits, sign) => {
    expect(productionSign({ ...nothing, ...traits })).toBe(sign);
  });
});
