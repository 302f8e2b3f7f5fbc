import fc from 'fast-check';
import { type GoodName, goodNames, type ProductName } from './cart-model.ts';
import type { Line } from './phone.ts';

export const phoneNames = ['A', 'B'] as const;
export const personNames = ['ana', 'bea'] as const;
type PhoneName = (typeof phoneNames)[number];

/** One thing that happens: on a phone, to its line, or in the shop. */
export type Act =
  | { readonly kind: 'add' | 'set'; phone: PhoneName; good: GoodName; units: number }
  | { readonly kind: 'remove'; phone: PhoneName; good: GoodName }
  | { readonly kind: 'line'; phone: PhoneName; line: Line }
  /** The page is closed by the system after so many more steps, and opened again when it is needed. */
  | { readonly kind: 'kill'; phone: PhoneName; after: number }
  | { readonly kind: 'look' | 'wait' | 'revoke'; phone: PhoneName }
  | { readonly kind: 'full'; phone: PhoneName; isFull: boolean }
  /** The one who is logged in leaves, and this person enters. */
  | { readonly kind: 'enter'; phone: PhoneName; person: (typeof personNames)[number] }
  | { readonly kind: 'price'; product: ProductName; pesos: number }
  | { readonly kind: 'stock'; good: GoodName; units: number };

// Most of it on one phone and of one good, so that changes meet.
const phone = fc.constantFrom<PhoneName>('A', 'A', ...phoneNames);
const good = fc.constantFrom<GoodName>('copper', 'copper', ...goodNames);
const units = fc.integer({ min: 1, max: 8 });
const line = fc.constantFrom<Line>('open', 'open', 'gone', 'silent', 'silent', 'deaf');
const is = <Kind extends Act['kind']>(kind: Kind) => fc.constant(kind);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: is('add'), phone, good, units }) },
  { weight: 6, arbitrary: fc.record({ kind: is('set'), phone, good, units }) },
  { weight: 3, arbitrary: fc.record({ kind: is('remove'), phone, good }) },
  { weight: 6, arbitrary: fc.record({ kind: is('line'), phone, line }) },
  { weight: 2, arbitrary: fc.record({ kind: is('kill'), phone, after: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.record({ kind: is('look'), phone }) },
  { weight: 2, arbitrary: fc.record({ kind: is('wait'), phone }) },
  { weight: 1, arbitrary: fc.record({ kind: is('revoke'), phone }) },
  { weight: 1, arbitrary: fc.record({ kind: is('full'), phone, isFull: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: is('enter'), phone, person: fc.constantFrom(...personNames) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: is('price'),
      product: fc.constantFrom<ProductName>('dye', 'shampoo'),
      pesos: fc.constantFrom(800, 1000, 1200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('stock'), good, units: fc.nat(12) }) },
);

export const schedules = fc.array(act, { minLength: 10, maxLength: 30 });
