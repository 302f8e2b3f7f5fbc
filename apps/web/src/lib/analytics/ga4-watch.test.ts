// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { buildProduct } from '#features/catalogue/selection/product.builders.ts';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { ga4ConsentKey } from './ga4-consent-key.ts';
import { watchGa4 } from './ga4-watch.ts';

const product = buildProduct({ _id: '7', code: 'ALM001', name: 'Tinte' });
const line = { code: 'ALM001', versionCode: 'ALM001-7', name: 'Tinte', quantity: 3, total: 30_000 };
const view = { path: '/product/tinte/7/details', title: 'Tinte' };

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  (window as { dataLayer?: unknown }).dataLayer = undefined;
});

function start(answer: 'yes' | 'no' | null = null) {
  const device = createMemoryStorage();
  if (answer) device.write(ga4ConsentKey, answer);
  const watch = watchGa4({
    id: 'G-TEST1',
    platform: { ...serverPlatform, device },
    goods: {
      product: (id) => (id === '7' ? product : undefined),
      purchase: () => ({ deliveries: [{ products: [line] }] }) as never,
    },
    newId: () => 'one-of-its-own',
    page: window,
  });
  return { device, watch };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const events = () =>
  ((window as { dataLayer?: IArguments[] }).dataLayer ?? [])
    .map((call) => [...call])
    .filter(([kind, name]) => kind === 'event' && name !== 'page_view')
    .map(([, name, said]) => [name, said]);
const idsTold = () =>
  new Set(
    events().flatMap(([, said]) =>
      (said as { items: { item_id: string }[] }).items.map(({ item_id }) => item_id),
    ),
  );
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

it('asks first: nothing of Google’s is loaded, and nothing is told of what came before', async () => {
  const { watch, device } = start();
  await settled();
  watch.pageView({ path: '/', title: 'Inicio' });
  watch.pageView(view);
  expect(document.querySelector('script')).toBeNull();
  press('Sí, acepto');
  await settled();
  expect(document.querySelector('section')).toBeNull();
  expect(device.read(ga4ConsentKey)).toBe('yes');
  expect(document.querySelector('script')?.src).toContain('googletagmanager');
  expect(events().map(([name]) => name)).toEqual(['view_item']);
});

it('a no is taken, and not asked again', async () => {
  const { watch, device } = start();
  await settled();
  press('No, gracias');
  await settled();
  watch.pageView(view);
  expect(document.querySelector('script, section')).toBeNull();
  expect(device.read(ga4ConsentKey)).toBe('no');
  start('no');
  await settled();
  expect(document.querySelector('script, section')).toBeNull();
});

it('tells what is pressed, seen, added and bought by one code, without a price or an order’s number', async () => {
  const { watch } = start('yes');
  await settled();
  watch.pageView({ path: '/home/offers/full', title: 'Ofertas' });
  document.body.innerHTML = '<a href="/product/tinte/7/details"><b>Tinte</b></a>';
  document.querySelector('b')?.click();
  watch.pageView(view);
  const answer = (path: string, body: object, reply: unknown, status = 200) =>
    watch.observe(
      { method: 'POST', path, headers: {}, body: JSON.stringify(body) },
      { status, body: reply },
    );
  const addition = { productId: '7', versions: [{ code: 'ALM001-7', quantity: 9 }] };
  const row = { code: 'ALM001', versionCode: 'ALM001-7', quantity: 2, quantityPresale: 0 };
  answer('/cart/additem?city=1', addition, { results: [row] });
  answer('/cart/additem', addition, { code: 'OUT_OF_STOCK' }, 409);
  answer('/auth/login', { email: 'ana@example.com' }, {});
  watch.pageView({ path: '/home/purchase/order/payment-methods', title: 'Pago' });
  watch.pageView({ path: '/home/purchase/order/summary', title: 'Resumen' });
  const deliveries = [{ products: [line] }];
  answer('/order/create', {}, { order: { code: 'PED-1', customerName: 'Ana', deliveries } });
  expect(events().map(([name]) => name)).toEqual([
    'select_item',
    'view_item',
    'add_to_cart',
    'begin_checkout',
    'purchase',
  ]);
  expect(events()[2]?.[1]).toEqual({
    items: [
      {
        item_id: 'ALM001',
        item_name: 'Tinte',
        item_brand: 'Cromía',
        item_category: 'Tintes',
        item_variant: 'ALM001-7',
        quantity: 2,
      },
    ],
  });
  expect(events()[4]?.[1]).toMatchObject({ transaction_id: 'one-of-its-own' });
  expect(idsTold()).toEqual(new Set(['ALM001']));
  expect(JSON.stringify(events())).not.toMatch(/price|value|total|30000|PED-1|Ana|ana@/);
});

it('a press counts for the page that it leads to, and only after a yes', async () => {
  const { watch } = start();
  document.body.insertAdjacentHTML('beforeend', '<a href="/product/tinte/7/details">Tinte</a>');
  const pressLink = () => document.querySelector<HTMLElement>('a[href^="/product"]')?.click();
  pressLink();
  press('Sí, acepto');
  await settled();
  watch.pageView(view);
  watch.pageView({ path: '/home/offers/full', title: 'Ofertas' });
  pressLink();
  watch.pageView({ path: '/home/cart', title: 'Carrito' });
  watch.pageView(view);
  expect(events().map(([name]) => name)).toEqual(['view_item', 'view_item']);
});
