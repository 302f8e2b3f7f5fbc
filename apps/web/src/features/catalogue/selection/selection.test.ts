import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { offerOf, volumesOf } from './offer.ts';
import { buildCard, buildProduct, buildTone, buildVersion } from './product.builders.ts';
import { changeSelection, noSelection, type SelectionAction } from './selection.ts';
import { additionOf, priceFor, totalsOf } from './totals.ts';

const arrivals = [{ date: '2026-11-17', remaining: 4 }];
const presale = buildCard(
  [buildTone('7.43', { stock: 12, arrivals }), buildTone('6.0'), buildTone('9.1', { stock: 0 })],
  { is_PreSales: true, applicableDealsId: '5' },
);

function select(offer = offerOf(presale), ...actions: SelectionAction[]) {
  return actions.reduce(
    (selection, action) => changeSelection(offer, selection, action),
    noSelection,
  );
}
const press = (code: string, by: 1 | -1 = 1): SelectionAction => ({
  kind: 'change',
  code,
  change: { by },
});
const type = (code: string, text: string): SelectionAction => ({
  kind: 'change',
  code,
  change: { text },
});

describe('changeSelection', () => {
  const offer = offerOf(presale);
  test('a press takes a unit, another one more, and back to none', () => {
    expect(select(offer, press('6.0'), press('6.0')).units).toEqual({ '6.0': 2 });
    expect(select(offer, press('6.0'), press('6.0', -1)).units).toEqual({});
  });

  test('a refused press keeps the others and says why, until the next change', () => {
    const refused = select(offer, press('6.0'), press('9.1'));
    expect(refused).toMatchObject({
      units: { '6.0': 1 },
      notices: { '9.1': 'Tono fuera de stock' },
    });
    expect(changeSelection(offer, refused, { kind: 'remove', code: '9.1' }).notices).toEqual({});
  });

  test('another volume resets the units, the same one does not (§4)', () => {
    const chosen = select(offer, { kind: 'volume', volume: 20 }, press('6.0'));
    expect(changeSelection(offer, chosen, { kind: 'volume', volume: 20 })).toBe(chosen);
    const other = changeSelection(offer, chosen, { kind: 'volume', volume: 30 });
    expect(other).toMatchObject({ volume: 30, units: {} });
    expect(additionOf(offer, other)).toBeNull();
  });

  test('what was chosen of a volume is found again there, also after another was added', () => {
    const there = select(
      offer,
      { kind: 'volume', volume: 20 },
      press('6.0'),
      { kind: 'volume', volume: 30 },
      press('7.43'),
      { kind: 'clear' },
    );
    expect(there).toMatchObject({ volume: 30, units: {} });
    const back = changeSelection(offer, there, { kind: 'volume', volume: 20 });
    expect(back).toEqual({ ...noSelection, volume: 20, units: { '6.0': 1 } });
  });

  test('several at once, each by its own rule', () => {
    const changes = new Map([
      ['7.43', { text: '20' }],
      ['6.0', { fit: 3 }],
      ['9.1', { fit: 2 }],
      ['none', { fit: 1 }],
    ]);
    expect(select(offer, { kind: 'fill', changes })).toMatchObject({
      units: { '7.43': 16, '6.0': 3 },
      notices: {
        '7.43': 'Stock insuficiente. Solo quedan 16 unidades disponibles',
        '9.1': 'Tono fuera de stock',
      },
    });
  });

  test('the server’s refusals stand at their tones', () => {
    const notices = { '6.0': 'Tono fuera de stock' };
    expect(select(offer, press('6.0'), { kind: 'refuse', notices })).toMatchObject({
      units: { '6.0': 1 },
      notices,
    });
  });

  test('an unknown code changes nothing', () => {
    expect(select(offer, press('0.00'))).toBe(noSelection);
  });

  test('after the addition nothing is left but the volume', () => {
    const chosen = select(offer, { kind: 'volume', volume: 20 }, press('6.0'), { kind: 'clear' });
    expect(chosen).toEqual({ ...noSelection, volume: 20 });
  });
});

describe('totalsOf', () => {
  test('units, tones, pesos, and what leaves later', () => {
    const chosen = select(undefined, type('7.43', '16'), type('6.0', '2'));
    expect(totalsOf(offerOf(presale), chosen)).toEqual({
      units: 18,
      tones: 2,
      amount: 180_000,
      now: 14,
      later: 4,
      dates: ['2026-11-17'],
    });
  });

  test('a guest gets no amount (D-3)', () => {
    const offer = offerOf(buildCard([buildTone('6.0', { price: null })], { priceHidden: 'GUEST' }));
    expect(totalsOf(offer, select(offer, press('6.0'))).amount).toBeNull();
  });

  test('a code that is sold no more counts for nothing', () => {
    const offer = offerOf(buildCard([buildTone('6.0')]));
    expect(totalsOf(offer, { ...noSelection, units: { '7.43': 3 } }).units).toBe(0);
  });
});

function priceOf(card: ProductDetail, code: string, units: number) {
  const offer = offerOf(card);
  const version = offer.versions.get(code);
  return version && priceFor(offer, version, units);
}

describe('priceFor: the break that the product’s units reach', () => {
  const breaks = [
    { minQuantity: 6, price: 9_000 },
    { minQuantity: 12, price: 8_000 },
  ];
  test.each([
    [1, 0, 10_000, 10_000],
    [6, 0, 10_000, 9_000],
    [12, 0, 10_000, 8_000],
    [2, 4, 10_000, 9_000],
  ])('%d units over %d in the cart at %d', (units, quantity, price, expected) => {
    const card = buildCard([buildTone('6.0', { stock: 50, price, quantity })], {
      volumePrices: breaks,
    });
    expect(priceOf(card, '6.0', units)).toBe(expected);
  });

  test('of a tone with a discount of its own, as the server worked it out', () => {
    const own = [{ minQuantity: 6, price: 8_100 }];
    const tones = [buildTone('6.0', { price: 9_000, volumePrices: own }), buildTone('7.43')];
    const card = buildCard(tones, { volumePrices: breaks });
    expect([5, 6, 12].map((units) => priceOf(card, '6.0', units))).toEqual([9_000, 8_100, 8_100]);
    expect([5, 6, 12].map((units) => priceOf(card, '7.43', units))).toEqual([10_000, 9_000, 8_000]);
  });

  test('what is sold out in the cart does not count', () => {
    const tones = [buildTone('6.0', { stock: 0, quantity: 5 }), buildTone('7.43', { quantity: 2 })];
    const card = buildCard(tones, { volumePrices: breaks });
    expect(priceOf(card, '7.43', 3)).toBe(10_000);
    expect(priceOf(card, '7.43', 4)).toBe(9_000);
  });

  test('the tones of a product reach a break together (ADR 2)', () => {
    const tones = [buildTone('6.0', { stock: 50 }), buildTone('7.43', { stock: 50 })];
    const offer = offerOf(buildCard(tones, { volumePrices: breaks }));
    const chosen = select(offer, type('6.0', '3'), type('7.43', '3'));
    expect(totalsOf(offer, chosen).amount).toBe(6 * 9_000);
  });
});

describe('additionOf: one POST /cart/additem', () => {
  test('every tone with its units, in the card’s order; the server splits them', () => {
    const chosen = select(undefined, type('6.0', '2'), type('7.43', '16'));
    expect(additionOf(offerOf(presale), chosen)).toEqual({
      productId: '1',
      code: 'P1',
      applicableDealsId: '5',
      programmedPriceId: null,
      programmedPriceName: null,
      versions: [
        { code: '7.43', quantity: 16 },
        { code: '6.0', quantity: 2 },
      ],
    });
  });

  test('a product without versions is named by its own code', () => {
    const offer = offerOf(buildProduct());
    const addition = additionOf(offer, select(offer, type('P1', '3')));
    expect(addition).toMatchObject({ code: 'P1', quantity: 3 });
    expect(addition).not.toHaveProperty('versions');
  });

  test('nothing chosen is nothing to add', () => {
    expect(additionOf(offerOf(presale), noSelection)).toBeNull();
  });
});

test('volumesOf: each once, from the weakest', () => {
  const versions = [30, 10, 20, 10].map((volume, n) => buildVersion({ code: `V${n}`, volume }));
  expect(volumesOf(offerOf(buildProduct({ versions, attributes: ['Volumen'] })))).toEqual([
    10, 20, 30,
  ]);
});
