// @vitest-environment jsdom
import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
import { NewsPage } from './news-page.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const dearer: CartNewsItem = {
  lineId: 'line',
  code: 'TIN',
  versionCode: 'TIN-743',
  name: 'Tinte Cromía',
  kind: 'PRICE_UP',
  advancedPurchasing: false,
  before: 10_000,
  after: 12_000,
  dates: null,
};
const fewer: CartNewsItem = { ...dearer, kind: 'LESS_STOCK', before: 6, after: 2 };
const reply = buildCartReply([buildLine()], { productsNews: [dearer, fewer] });
const answers = {
  'PUT /cart/listcart': () => ({ status: 200, body: { ...reply, productsNews: [fewer] } }),
};

test('PUT /cart/listcart: one change is accepted as it stands on the screen', async () => {
  const { sent } = renderApp(<NewsPage reply={reply} />, { answers });
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar precio/ }));
  expect(sent['PUT /cart/listcart']?.[0]?.body).toMatchObject({
    cartId: 'cart',
    accept: [{ lineId: 'line', kind: 'PRICE_UP', after: 12_000 }],
  });
});

test('all at once are those that are shown, so that none is accepted unseen', async () => {
  const { sent } = renderApp(<NewsPage reply={reply} />, { answers });
  const [all] = screen.getAllByRole('button', { name: 'Aceptar los 2' });
  if (all) await userEvent.click(all);
  expect(sent['PUT /cart/listcart']?.[0]?.body).toMatchObject({
    accept: [{ kind: 'PRICE_UP' }, { kind: 'LESS_STOCK' }],
  });
});
