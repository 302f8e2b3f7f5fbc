// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { cartKey } from '#features/buying/cart.query.ts';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer } from '#testing/visitors.ts';
import { CleanCartButton } from './clean-cart-button.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

test('§2 Vaciar asks first; §8 says when it could not be done, and the cart stays', async () => {
  const refused = refuse(500, { code: 'UNEXPECTED', message: 'X' });
  const cart = buildCartReply([buildLine()]);
  const app = renderApp(
    <>
      <CleanCartButton units={2} />
      <Toaster />
    </>,
    {
      visitor: buildBuyer(),
      answers: {
        'DELETE /cart/cleanCart': () => refused,
        'GET /cart/listcart': () => ({ status: 200, body: cart }),
      },
    },
  );
  app.queryClient.setQueryData(cartKey, cart);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Deseas eliminar este carrito?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vaciar' }));
  await screen.findByText(
    'No se pudo procesar la petición. Intentalo nuevamente, si el problema persiste contacta a soporte técnico.',
  );
  expect(app.sent['DELETE /cart/cleanCart']?.[0]?.body).toEqual({ cartId: 'cart' });
  expect(app.queryClient.getQueryData(cartKey)).toEqual(cart);
});
