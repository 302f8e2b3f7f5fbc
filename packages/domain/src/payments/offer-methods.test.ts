import { describe, expect, test } from 'vitest';
import { gatewayMeans } from './means.ts';
import type { MethodLimits } from './method-limits.ts';
import {
  limitToSay,
  methodFor,
  offerMethods,
  type PaymentContext,
  type PaymentMethodTerms,
} from './offer-methods.ts';

const unlimited: MethodLimits = { min: null, max: null, maxOwed: null, closedFor: null };
const door: PaymentMethodTerms = {
  code: 'contra-entrega',
  isEnabled: true,
  means: null,
  hasAccount: false,
  needsCashOnDelivery: true,
  isCredit: false,
  adjustment: null,
  limits: unlimited,
};
const pse = { ...door, code: 'pse', means: 'pse', needsCashOnDelivery: false };
const byAgreement = { ...door, code: 'acuerdo', needsCashOnDelivery: false };
const onCredit = { ...byAgreement, code: 'credito', isCredit: true };
const standing = { left: 100_000, overdue: 0, nextDue: null };
const bogota: PaymentContext = {
  amount: 100_000,
  owed: {},
  cashOnDelivery: true,
  credit: null,
  creditPart: 0,
  openMeans: gatewayMeans,
};
const codesOf = (methods: PaymentMethodTerms[], context: Partial<PaymentContext> = {}) =>
  offerMethods(methods, { ...bogota, ...context }).map(({ method }) => method.code);
const refusalOf = (method: PaymentMethodTerms, context: Partial<PaymentContext> = {}) =>
  offerMethods([method], { ...bogota, ...context })[0]?.refusal;

describe('D-22 which methods an order is offered', () => {
  test.each([
    [
      'what is paid at the door and what a gateway takes',
      [door, pse],
      {},
      ['contra-entrega', 'pse'],
    ],
    ['no gateway, no payment online', [door, pse], { openMeans: [] }, ['contra-entrega']],
    ['nothing that the shop switched off', [{ ...door, isEnabled: false }, pse], {}, ['pse']],
    ['nothing that nobody takes', [byAgreement], {}, []],
    ['credit to whom has none', [onCredit], {}, []],
    ['credit to whom has some', [onCredit], { credit: standing }, ['credito']],
  ])('%s', (_, methods, context, codes) => {
    expect(codesOf(methods, context)).toEqual(codes);
  });

  test.each<[string, PaymentMethodTerms, Partial<PaymentContext>, object | null]>([
    ['at the door where the zone collects', door, {}, null],
    ['as long as nobody knows where', door, { cashOnDelivery: null }, null],
    ['not where it does not', door, { cashOnDelivery: false }, { kind: 'city' }],
    ['online wherever it is', pse, { cashOnDelivery: false }, null],
    ['what a gateway takes at least', pse, { amount: 1_500 }, null],
    ['no peso less', pse, { amount: 1_499 }, { kind: 'small', min: 1_500 }],
    ['what it takes at most', pse, { amount: 99_000_000 }, null],
    ['no peso more', pse, { amount: 99_000_001 }, { kind: 'big', max: 99_000_000 }],
    ['nothing at all of nothing', pse, { amount: 0 }, null],
    ['all that is left of a credit', onCredit, { credit: standing }, null],
    [
      'no peso more than is left',
      onCredit,
      { credit: { ...standing, left: 99_999 } },
      { kind: 'credit', left: 99_999, total: 100_000 },
    ],
    [
      'no credit while something is overdue',
      onCredit,
      { credit: { ...standing, overdue: 5 } },
      { kind: 'overdue', overdue: 5 },
    ],
    ['little at the door', door, { amount: 1 }, null],
    [
      'the shop asks for more than the gateway',
      { ...pse, limits: { ...unlimited, min: 20_000, max: 50_000 } },
      { amount: 19_999 },
      { kind: 'small', min: 20_000 },
    ],
    [
      'what is owed by the same method',
      { ...door, limits: { ...unlimited, maxOwed: 150_000 } },
      { owed: { 'contra-entrega': 60_000, pse: 9 } },
      { kind: 'owed', owed: 60_000, max: 150_000 },
    ],
    [
      'not what is owed by another',
      { ...door, limits: { ...unlimited, maxOwed: 150_000 } },
      { owed: { pse: 60_000 } },
      null,
    ],
  ])('can be used: %s', (_, method, context, refusal) => {
    expect(refusalOf(method, context)).toEqual(refusal);
  });

  test.each([
    ['discount', 'percentage', 2.5, -2_500],
    ['charge', 'value', 4_000, 4_000],
    ['discount', 'value', 250_000, -100_000],
  ] as const)('a %s by %s of %d comes to %d', (typeMovement, discountType, amount, comesTo) => {
    const adjustment = { typeMovement, discountType, discountAmount: amount };
    expect(offerMethods([{ ...door, adjustment }], bogota)[0]?.adjustment).toBe(comesTo);
  });

  test('its limits are of what is paid after its own discount', () => {
    const adjustment = {
      typeMovement: 'discount' as const,
      discountType: 'percentage' as const,
      discountAmount: 2,
    };
    expect(refusalOf({ ...pse, adjustment }, { amount: 1_510 })).toEqual({
      kind: 'small',
      min: 1_500,
    });
  });
});

test.each<[string, string | null, Partial<MethodLimits>, [number | null, number | null]]>([
  ['at the door, what may be owed too', null, { max: 900, maxOwed: 700 }, [null, 700]],
  ['online, what one order may come to', 'pse', { max: 900, maxOwed: 700 }, [null, 900]],
  ['the shop’s least, not the gateway’s', 'pse', { min: 200 }, [200, null]],
])('before it is chosen is said: %s', (_, means, limits, [min, max]) => {
  expect(limitToSay({ means, limits: { ...unlimited, ...limits } })).toEqual({ min, max });
});

describe('the method of an order', () => {
  const cash = { ...door, code: 'efectivo' };
  const both = offerMethods([door, cash], bogota);
  const closed = { ...cash, limits: { ...unlimited, closedFor: 'zone' as const } };
  const one = offerMethods([door, closed], bogota);

  test.each([
    ['the chosen one', both, 'efectivo', 'contra-entrega', 'efectivo'],
    ['that of the last order', both, null, 'efectivo', 'efectivo'],
    ['none where there is a choice', both, null, null, undefined],
    ['none when the chosen one cannot be used', one, 'efectivo', 'contra-entrega', undefined],
    ['the only one that can be used', one, null, 'efectivo', 'contra-entrega'],
    ['none of none', [], null, null, undefined],
  ])('is %s', (_, offered, chosen, last, code) => {
    expect(methodFor({ chosen, last }, offered)?.method.code).toBe(code);
  });
});
