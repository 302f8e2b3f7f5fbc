// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { useCartEdits } from '#features/buying/index.ts';
import { renderApp } from '#testing/render-app.tsx';
import { SoldOutLines } from './sold-out-lines.tsx';

afterEach(cleanup);

const lines = [
  buildLine({ lineId: 'tone', stock: 0 }),
  buildLine({
    lineId: 'simple',
    productId: '2',
    versionCode: null,
    versionName: null,
    name: 'Peinilla',
  }),
  buildLine({
    lineId: 'combo',
    productId: '3',
    versionCode: null,
    assemblyCode: 'A',
    name: 'Combo',
  }),
];

function Drawn() {
  return <SoldOutLines lines={lines} edits={useCartEdits()} />;
}

test('what is sold out in the cart is waited for there, but a combo with a choice of its own', async () => {
  const { sent } = renderApp(<Drawn />, {
    answers: {
      'GET /cart/listcart': () => ({ status: 200, body: buildCartReply([]) }),
      'GET /stock-alerts': () => ({ status: 200, body: { result: [] } }),
      'POST /stock-alerts': ({ body }) => {
        const { versionCode } = body as { versionCode: string | null };
        const result = { versionCode, isWaiting: true };
        return { status: 200, body: { message: 'Listo', result } };
      },
    },
  });
  const buttons = await screen.findAllByRole('button', { name: /^Avísame cuando vuelva/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) await userEvent.click(button);
  expect(sent['POST /stock-alerts']).toMatchObject([
    { body: { productId: '1', versionCode: 'TIN-743' } },
    { body: { productId: '2', versionCode: null } },
  ]);
});
