import { gatewayMeans } from '@matiz/domain/payments/means.ts';
import type { MethodLimits } from '@matiz/domain/payments/method-limits.ts';
import { type OfferRefusal, offerMethods } from '@matiz/domain/payments/offer-methods.ts';
import { describe, expect, it } from 'vitest';
import type { MethodRow } from './payments.store.ts';
import { methodRefused, showMethod } from './show-methods.ts';

const atTheDoor: MethodRow = {
  code: 'contra-entrega',
  name: 'Contra entrega',
  description: 'Pagas cuando recibes.',
  logo: 'contra-entrega',
  isEnabled: true,
  means: null,
  hasAccount: false,
  needsCashOnDelivery: true,
  isCredit: false,
  adjustment: null,
  limits: { min: null, max: null, maxOwed: null, closedFor: null },
};
const pse: MethodRow = {
  ...atTheDoor,
  code: 'pse',
  means: 'pse',
  hasAccount: false,
  needsCashOnDelivery: false,
};
const show = (method: MethodRow, refusal: OfferRefusal | null = null) =>
  showMethod({ method, adjustment: 0, refusal }, 'Leticia');

describe('a payment method as the buyer reads it (§3, D-22)', () => {
  it('shows what it is, and what it comes to on this order', () => {
    const adjustment = {
      typeMovement: 'charge' as const,
      discountType: 'percentage' as const,
      discountAmount: 3,
    };
    const [offered] = offerMethods([{ ...pse, adjustment }], {
      amount: 100_000,
      owed: {},
      credit: null,
      creditPart: 0,
      cashOnDelivery: true,
      openMeans: gatewayMeans,
    });
    expect(offered && showMethod(offered, 'Bogotá')).toEqual({
      code: 'pse',
      means: 'pse',
      isPaidAtDoor: false,
      name: 'Contra entrega',
      description: 'Pagas cuando recibes.',
      logo: 'contra-entrega',
      limit: null,
      movement: { type_movement: 'charge', discount_type: 'percentage', discount_amount: 3 },
      adjustment: 3_000,
      isAvailable: true,
      reason: null,
    });
  });

  it.each<[OfferRefusal, string]>([
    [{ kind: 'city' }, 'Todavía no recibimos pagos contra entrega en Leticia. Elige otro medio.'],
    [
      { kind: 'customer' },
      'Contra entrega no está disponible para este negocio. Elige otro medio, o escríbenos y lo revisamos.',
    ],
    [{ kind: 'zone' }, 'Contra entrega no está disponible en Leticia. Elige otro medio.'],
    [
      { kind: 'small', min: 1_500 },
      'Contra entrega recibe pedidos desde $\u00a01.500. Agrega productos o elige otro medio.',
    ],
    [
      { kind: 'big', max: 99_999 },
      'Contra entrega recibe pedidos de hasta $\u00a099.999. Elige otro medio o quita productos.',
    ],
    [
      { kind: 'owed', owed: 60_000, max: 150_000 },
      'Hay $\u00a060.000 por pagar al recibir y el tope es $\u00a0150.000. Recibe esos pedidos primero, o elige otro medio.',
    ],
  ])('says why it cannot be used: %j', (refusal, reason) => {
    expect(show(atTheDoor, refusal)).toMatchObject({ isAvailable: false, reason });
  });

  it('says of what is not paid online yet that it has to be paid', () => {
    expect(show(pse, { kind: 'owed', owed: 60_000, max: 150_000 }).reason).toMatch(
      /^Hay .*60\.000 en pedidos sin pagar y el tope es .*150\.000\./,
    );
  });

  it.each<[Partial<MethodLimits>, string | null]>([
    [{ max: 2_000_000 }, 'Recibe pedidos de hasta $\u00a02.000.000.'],
    [{ max: 2_000_000, maxOwed: 900_000 }, 'Recibe pedidos de hasta $\u00a0900.000.'],
    [{ min: 20_000, max: 50_000 }, 'Recibe pedidos de $\u00a020.000 a $\u00a050.000.'],
    [{ min: 20_000 }, 'Recibe pedidos desde $\u00a020.000.'],
    [{}, null],
  ])('says before it is chosen what it takes: %j', (limits, said) => {
    expect(show({ ...atTheDoor, limits: { ...atTheDoor.limits, ...limits } }).limit).toBe(said);
  });

  it('refuses with the reason, or with what can be said of a method that is not there', () => {
    const refused = methodRefused({ method: atTheDoor, refusal: { kind: 'city' } }, 'Leticia');
    expect(refused.values.reason).toMatch(/^Todavía no recibimos pagos contra entrega en Leticia/);
    expect(methodRefused(undefined, 'Leticia')).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      values: { reason: expect.stringMatching(/^\S.+\.$/) },
    });
  });
});
