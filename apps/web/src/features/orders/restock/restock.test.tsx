// @vitest-environment jsdom
import type { BoughtGood, Restock } from '@matiz/contracts/catalogue/restock.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply } from '#features/buying/cart.builders.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildReorderLine } from '../reorder/reorder.builders.ts';
import { useRestockedProducts } from './restock.query.ts';
import { RestockSection } from './restock.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const tone: BoughtGood = {
  productId: '1',
  code: 'TIN',
  slug: 'tinte',
  name: 'Tinte Cromía',
  brand: 'Cromía',
  image: 'product/TIN',
  versionCode: 'TIN-743',
  toneNumber: '7.43',
  versionName: '7.43 Rubio cobrizo',
  swatch: { color: '#a0522d', image: null },
  quantity: 3,
  stock: 20,
  price: 10_000,
  originalPrice: 10_000,
};
const restocked: Restock = {
  lastOrder: {
    code: 'MZ-1',
    cartId: '00000000-0000-4000-8000-000000000001',
    placedAt: '2026-11-18T15:00:00.000Z',
    units: 12,
    due: 120_000,
    pictures: [],
  },
  usual: [tone],
  onTheWay: [
    {
      orderCode: 'MZ-1',
      deliveryId: '1',
      state: 'dispatched',
      units: 12,
      arrivalDate: '2026-11-24',
      estimatedDate: '2026-11-23',
    },
  ],
  back: [tone],
  moved: [{ ...tone, priceThen: 8_000 }],
};
const added = { cart: { _id: '1', amount: 1, units: 3 }, results: [] };
type BodyWithId = { mutationId: string };
const again = (results: object[]): Answers[string] => {
  return () => ({ status: 200, body: { ...added, results } });
};

function draw(result: Restock, answers: Answers = {}) {
  return renderApp(
    <>
      <RestockSection />
      <Toaster />
    </>,
    {
      at: '/home/marketplace/customer',
      answers: {
        'GET /product/restock': () => ({ status: 200, body: { result } }),
        'GET /cart/listcart': () => ({ status: 200, body: buildCartReply([]) }),
        ...answers,
      },
    },
  );
}

test('nothing before the first order', async () => {
  const { sent } = draw({ ...restocked, lastOrder: null });
  await waitFor(() => expect(sent['GET /product/restock']).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says what is on its way with its day, and what a price was; a tone stands there once', async () => {
  draw(restocked);
  expect(
    await screen.findByRole('link', { name: 'Llega el mar\u00a024\u00a0de\u00a0nov' }),
  ).toBeTruthy();
  expect(screen.getByText('Subió 25 %')).toBeTruthy();
  expect(screen.getByText('Antes $ 8.000')).toBeTruthy();
  expect(screen.getAllByText('7.43')).toHaveLength(1);
});

test.each([
  [3, null],
  [4, '/home/profile/orders/history'],
])('%i deliveries on their way: the way to all of them is %s', async (count, way) => {
  const [first] = restocked.onTheWay;
  if (!first) throw new Error('nothing is on its way');
  const onTheWay = Array.from({ length: count }, (_, index) => ({
    ...first,
    deliveryId: `${index}`,
  }));
  draw({ ...restocked, onTheWay });
  expect(await screen.findAllByRole('link', { name: /^Llega/ })).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Mis pedidos' })?.getAttribute('href') ?? null).toBe(
    way,
  );
});

test('what stands in any of its rows is not shown again in the lists below', async () => {
  const goods = { ...restocked, back: [{ ...tone, productId: '2' }] };
  const moved = [{ ...tone, productId: '3', priceThen: 8_000 }];
  renderApp(<Restocked />, {
    at: '/home/marketplace/customer',
    answers: {
      'GET /product/restock': () => ({ status: 200, body: { result: { ...goods, moved } } }),
    },
  });
  expect(await screen.findByText('1 2 3')).toBeTruthy();
});

function Restocked() {
  return <p>{[...useRestockedProducts()].join(' ')}</p>;
}

test('one tap adds the usual quantity of a tone', async () => {
  const { sent } = draw(restocked, { 'POST /cart/additem': again([]) });
  const name = 'Agregar 3 unidades de Tinte Cromía 7.43 Rubio cobrizo';
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(sent['POST /cart/additem']).toMatchObject([
      { body: { productId: '1', versions: [{ code: 'TIN-743', quantity: 3 }] } },
    ]),
  );
});

test('one tap repeats the last order and leads to the cart', async () => {
  const { sent, router } = draw(restocked, {
    'POST /cart/buy-cart-again-confirm': again([buildReorderLine()]),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Repetir el pedido del 18 nov 2026' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/cart'));
  expect(sent['POST /cart/buy-cart-again-confirm']).toMatchObject([
    { body: { cartId: restocked.lastOrder?.cartId } },
  ]);
});

test('pressed again after a lost answer it is the same change; after an answer another', async () => {
  let isLost = true;
  const { sent } = draw(restocked, {
    'POST /cart/buy-cart-again-confirm': () =>
      isLost ? refuse(504, {}) : { status: 200, body: { ...added, results: [] } },
  });
  const button = await screen.findByRole('button', { name: /^Repetir/ });
  await userEvent.click(button);
  await screen.findByText(/^Ha ocurrido algo/);
  isLost = false;
  await userEvent.click(button);
  await screen.findByText(/^Agregaste/);
  await userEvent.click(button);
  const ids = () =>
    sent['POST /cart/buy-cart-again-confirm']?.map(({ body }) => (body as BodyWithId).mutationId);
  await waitFor(() => expect(ids()).toHaveLength(3));
  const [lost, repeated, another] = ids() ?? [];
  expect(repeated).toBe(lost);
  expect(another).not.toBe(lost);
});

test('what could not be repeated is told, with the way to which', async () => {
  const gone = buildReorderLine({ state: 'UNAVAILABLE', quantityNow: 0 });
  const { router } = draw(restocked, {
    'POST /cart/buy-cart-again-confirm': again([buildReorderLine(), gone]),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Repetir/ }));
  expect(
    await screen.findByText('Agregamos 2 unidades. Un producto no quedó como la vez pasada.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver cuáles' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/orders/purchased/MZ-1'));
});
