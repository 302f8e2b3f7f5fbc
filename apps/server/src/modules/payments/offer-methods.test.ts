import { describe, expect, it } from 'vitest';
import { methodFor, offerMethods } from './offer-methods.ts';
import type { MethodRow } from './payments.store.ts';

const atTheDoor: MethodRow = {
  code: 'contra-entrega',
  name: 'Contra entrega',
  description: 'Pagas cuando recibes.',
  logo: 'contra-entrega',
  isEnabled: true,
  means: null,
  needsCashOnDelivery: true,
  adjustment: null,
};
const transfer: MethodRow = { ...atTheDoor, code: 'transferencia', needsCashOnDelivery: false };
const bogota = { amount: 100_000, cashOnDelivery: true, city: 'Bogotá', isOnlineOpen: true };
const pse: MethodRow = { ...transfer, code: 'pse', means: 'pse' };

describe('offerMethods (D-12)', () => {
  it('offers what is paid at the door where the zone collects', () => {
    const [offer] = offerMethods([atTheDoor], bogota);
    expect(offer).toMatchObject({ isAvailable: true, reason: null, adjustment: 0, movement: null });
  });
  it('says in which city it cannot collect', () => {
    const offers = offerMethods([atTheDoor], { ...bogota, cashOnDelivery: false, city: 'Leticia' });
    expect(offers[0]?.isAvailable).toBe(false);
    expect(offers[0]?.reason).toBe('Todavía no recibimos pagos contra entrega en Leticia.');
  });
  it.each([transfer, { ...atTheDoor, isEnabled: false }])('lists the rest as soon', (method) => {
    expect(offerMethods([method], bogota)[0]).toMatchObject({
      isAvailable: false,
      reason: 'Muy pronto',
    });
  });
  it('offers what a gateway takes, whatever the zone collects', () => {
    const [offer] = offerMethods([pse], { ...bogota, cashOnDelivery: false });
    expect(offer).toMatchObject({ means: 'pse', isAvailable: true, reason: null });
  });
  it('offers it once there is a gateway, and while the business wants it', () => {
    const closed = offerMethods([pse], { ...bogota, isOnlineOpen: false });
    const off = offerMethods([{ ...pse, isEnabled: false }], bogota);
    expect([...closed, ...off].map(({ reason }) => reason)).toEqual(['Muy pronto', 'Muy pronto']);
  });
  it.each([
    [0, null],
    [1, 'Los pagos en línea empiezan en $\u00a01.500.'],
    [1_499, 'Los pagos en línea empiezan en $\u00a01.500.'],
    [1_500, null],
    [99_000_000, null],
    [99_000_001, 'Este medio recibe pagos de hasta $\u00a099.000.000.'],
  ])('says of %d pesos online: %s', (amount, reason) => {
    expect(offerMethods([pse], { ...bogota, amount })[0]?.reason).toBe(reason);
  });
  it('counts what is paid after the discount of the method', () => {
    const adjustment = {
      typeMovement: 'discount' as const,
      discountType: 'percentage' as const,
      discountAmount: 2,
    };
    const [offer] = offerMethods([{ ...pse, adjustment }], { ...bogota, amount: 1_510 });
    expect(offer?.isAvailable).toBe(false);
  });
  it.each([
    ['discount', 'percentage', 2.5, -2500],
    ['charge', 'percentage', 3, 3000],
    ['charge', 'value', 4000, 4000],
    ['discount', 'value', 250_000, -100_000],
  ] as const)('%s by %s of %d comes to %d', (typeMovement, discountType, amount, expected) => {
    const adjustment = { typeMovement, discountType, discountAmount: amount };
    const [offer] = offerMethods([{ ...atTheDoor, adjustment }], bogota);
    expect(offer?.adjustment).toBe(expected);
    expect(offer?.movement).toEqual({
      type_movement: typeMovement,
      discount_type: discountType,
      discount_amount: amount,
    });
  });
});

describe('methodFor', () => {
  const both = offerMethods([atTheDoor, { ...atTheDoor, code: 'efectivo' }, transfer], bogota);
  it('takes the one that was chosen', () => {
    expect(methodFor({ chosen: 'efectivo', last: 'contra-entrega' }, both)?.code).toBe('efectivo');
  });
  it('takes the last one where none was chosen', () => {
    expect(methodFor({ chosen: null, last: 'efectivo' }, both)?.code).toBe('efectivo');
  });
  it('takes none by itself where there is a choice', () =>
    expect(methodFor({ chosen: null, last: null }, both)).toBeNull());
  it('takes none that cannot be used', () => {
    expect(methodFor({ chosen: 'transferencia', last: 'efectivo' }, both)).toBeNull();
  });
  it('takes the only one', () => {
    const one = offerMethods([transfer, atTheDoor], bogota);
    expect(methodFor({ chosen: null, last: 'transferencia' }, one)?.code).toBe('contra-entrega');
  });
});
