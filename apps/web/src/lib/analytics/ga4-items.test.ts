import { describe, expect, it } from 'vitest';
import { buildProduct } from '#features/catalogue/selection/product.builders.ts';
import { eventsOfCall, eventsOfPage, type KnownGoods } from './ga4-items.ts';

const line = { code: 'TIN', versionCode: 'TIN-743', name: 'Tinte', brand: 'Cromía', quantity: 2 };
const goods: KnownGoods = {
  product: (id) =>
    id === '7' ? buildProduct({ _id: '7', code: 'TIN', name: 'Tinte' }) : undefined,
  purchase: () => ({ deliveries: [{ products: [line] }, { products: [line] }] }) as never,
};
const order = '/home/purchase/order';

describe('a purchase begins', () => {
  it.each([
    ['at the summary, from the cart', `${order}/summary`, '/home/cart', true],
    ['at the payment, where none was chosen', `${order}/payment-methods`, '/home/cart', true],
    ['at the address, where there is none', '/home/purchase/list-address', '/home/cart', true],
    ['at the deliveries, after the news', `${order}/detail`, '/cart-news', true],
    ['at a page that was opened by itself', `${order}/summary`, '', true],
    ['not at its next step', `${order}/summary`, `${order}/payment-methods`, false],
    [
      'not back from a card',
      `${order}/payment-methods`,
      `${order}/payment-methods/add-credit-card`,
      false,
    ],
    [
      'not back from a new address',
      '/home/purchase/list-address',
      '/home/profile/address/new',
      false,
    ],
    [
      'not where one was made',
      `${order}/finalizing-payment`,
      '/home/profile/orders/history',
      false,
    ],
    ['not at a card of an order', `${order}/payment-methods/add-credit-card`, '/home/cart', false],
  ])('%s', (_, path, before, isBegun) => {
    const events = eventsOfPage(path, { before, pressedId: null }, goods);
    expect(events.map(({ name }) => name)).toEqual(isBegun ? ['begin_checkout'] : []);
  });

  it('with everything that would be bought', () => {
    const [event] = eventsOfPage(`${order}/summary`, { before: '', pressedId: null }, goods);
    const item = {
      item_id: 'TIN',
      item_name: 'Tinte',
      item_brand: 'Cromía',
      item_variant: 'TIN-743',
      quantity: 2,
    };
    expect(event?.items).toEqual([item, item]);
  });

  it('not without anything that was read', () => {
    const unread = { ...goods, purchase: () => undefined };
    expect(eventsOfPage(`${order}/summary`, { before: '', pressedId: null }, unread)).toEqual([]);
  });
});

const added = { code: 'TIN', versionCode: 'TIN-743', name: 'Tinte', versionName: '7.43' };
const served = (quantityNow: number, quantityPresale: number) => ({ quantityNow, quantityPresale });
const cart = { _id: 'c', amount: 9, units: 3 };

describe('add_to_cart tells what the answer says was added', () => {
  it.each([
    [
      'POST /cart/additem: from stock and in presale',
      '/cart/additem',
      { productId: '7', versions: [{ code: 'TIN-743', quantity: 9 }] },
      { results: [{ code: 'TIN', versionCode: 'TIN-743', quantity: 2, quantityPresale: 1 }] },
      [['TIN', 'Tinte', 'TIN-743', 3]],
    ],
    [
      'POST /cart/additem: by the code where the page read nothing of it',
      '/cart/additem',
      { productId: '8', quantity: 1 },
      { results: [{ code: 'OXI', versionCode: null, quantity: 1, quantityPresale: 0 }] },
      [['OXI', undefined, undefined, 1]],
    ],
    [
      'POST /cart/quick-order/add: the good rows',
      '/cart/quick-order/add',
      {},
      {
        results: [
          { error: null, product: { ...added, brand: 'Cromía' }, ...served(1, 2) },
          { error: { kind: 'OUT_OF_STOCK' }, product: added, ...served(0, 0) },
          { error: { kind: 'UNKNOWN_CODE' }, product: null, ...served(0, 0) },
        ],
      },
      [['TIN', 'Tinte', 'TIN-743', 3]],
    ],
    [
      'POST /cart/buy-cart-again-confirm: what there was',
      '/cart/buy-cart-again-confirm',
      {},
      {
        results: [
          { ...added, quantityThen: 9, ...served(4, 0) },
          { ...added, ...served(0, 0) },
        ],
      },
      [['TIN', 'Tinte', 'TIN-743', 4]],
    ],
    [
      'POST /cart/repeat-usual: what was not in the cart yet',
      '/cart/repeat-usual',
      { customerId: 'c1' },
      { from: 'usual', results: [{ ...added, ...served(0, 5) }] },
      [['TIN', 'Tinte', 'TIN-743', 5]],
    ],
    [
      'POST /cart/repeat-usual: all of it was there',
      '/cart/repeat-usual',
      {},
      { from: 'last', results: [] },
      null,
    ],
    [
      'POST /cart/add-favourites: what the cart had not yet',
      '/cart/add-favourites',
      {},
      { added: [{ ...added, quantity: 3 }], notTaken: [{ code: 'OXI' }] },
      [['TIN', 'Tinte', 'TIN-743', 3]],
    ],
  ])('%s', (_, path, sent, answered, items) => {
    const call = { method: 'POST', path, sent, answered: { cart, ...answered } };
    const events = eventsOfCall(call, goods, () => 'id');
    const told = events.map((event) => [
      event.name,
      event.items.map((one) => [one.item_id, one.item_name, one.item_variant, one.quantity]),
    ]);
    expect(told).toEqual(items === null ? [] : [['add_to_cart', items]]);
  });
});
