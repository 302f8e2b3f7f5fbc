import { expect, test } from 'vitest';
import { mustAcceptTerms } from './terms.ts';

test.each([
  ['a business that never agreed', 'Admin customer', null, true],
  ['one that agreed to an older text', 'Admin customer', '2025-01-01', true],
  ['one that agreed to this one', 'Admin customer', '2026-11-01', false],
  ['a seller for it', 'Seller', null, false],
] as const)('%s must accept: %s %s', (_name, role, accepted, must) => {
  expect(mustAcceptTerms(role, accepted, '2026-11-01')).toBe(must);
});
