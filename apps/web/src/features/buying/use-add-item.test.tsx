// @vitest-environment jsdom
import type { CartReply } from '@matiz/contracts/cart.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { type AddItemRequest, newAddition } from './addition.ts';
import { buildCartReply, buildLine } from './cart.builders.ts';
import { cartKey } from './cart.query.ts';
import { useAddToCart } from './use-add-item.ts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const at = '/home/categories/15/tinte?page=2';

function AddButton() {
  const { addToCart } = useAddToCart();
  return (
    <button type="button" onClick={() => addToCart({ productId: '1', code: 'TIN', quantity: 3 })}>
      Agregar
    </button>
  );
}

function draw(visitor = buildBuyer(), answers: Answers = {}) {
  const app = renderApp(
    <>
      <AddButton />
      <Toaster />
    </>,
    { visitor, answers, at: at },
  );
  app.queryClient.setQueryData(cartKey, buildCartReply([buildLine()]));
  return app;
}
async function press(...parts: Parameters<typeof draw>) {
  const app = draw(...parts);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  return app;
}
const unitsIn = ({ queryClient }: ReturnType<typeof draw>): number | undefined =>
  queryClient.getQueryData<CartReply>(cartKey)?.cart?.units;
const place = ({ router: { state } }: ReturnType<typeof draw>) =>
  `${state.location.pathname}${state.location.search}`;

describe('adding to the cart', () => {
  test('a guest goes to the login, and comes back here (§4)', async () => {
    const app = await press(buildGuest());
    const to = new URLSearchParams({ 'redirect-login-required': '1', redirectTo: at });
    expect(place(app)).toBe(`/login?${to}`);
    expect(app.sent).toEqual({});
  });

  test('out of reach the buyer reads where (§8)', async () => {
    const delivery = {
      ...buildBuyer().delivery,
      city: 'Mitú',
      state: 'Vaupés',
      hasCoverage: false,
    };
    const app = await press(buildBuyer({ delivery }));
    await screen.findByText('Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.');
    expect(app.sent).toEqual({});
  });

  test('a seller without a customer is offered to select one, and comes back here (§8)', async () => {
    const app = await press(buildSeller());
    await screen.findByText('Selecciona un cliente');
    expect(place(app)).toBe(at);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir cliente' }));
    const to = new URLSearchParams({ redirectTo: at });
    expect(place(app)).toBe(`/home/select-customer?${to}`);
    expect(app.sent).toEqual({});
  });

  test('POST /cart/additem carries an id of its own, and the way to the cart is offered', async () => {
    const app = await press(buildBuyer(), {
      'POST /cart/additem': () => ({
        status: 200,
        body: {
          cart: { _id: 'cart', amount: 50_000, units: 5 },
          results: [
            { code: 'TIN', versionCode: null, quantity: 3, quantityPresale: 0, dispatchDate: null },
          ],
        },
      }),
    });
    await screen.findByText('Agregaste 3 unidades a tu carrito');
    expect(app.sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      productId: '1',
      quantity: 3,
      mutationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ver carrito' }));
    expect(place(app)).toBe('/home/cart');
  });

  test('it says what was seen: the cart’s price, else the product’s, else nothing', async () => {
    const client = createQueryClient();
    const seen = (addition: AddItemRequest) => newAddition(client, addition);
    const tones = [{ code: 'TIN-743', quantity: 1 }];
    const asked = { productId: '1', code: 'TIN', versions: tones };
    expect(seen(asked).versions).toEqual(tones);
    const versions = [
      { code: 'TIN-743', price: 11_000 },
      { code: 'X', price: 9000 },
    ];
    client.setQueryData(['product', '1'], { versions });
    expect(seen(asked).versions).toMatchObject([{ seenPrice: 11_000 }]);
    client.setQueryData(cartKey, buildCartReply([buildLine({ code: 'TIN', price: 10_000 })]));
    expect(seen(asked).versions).toMatchObject([{ seenPrice: 10_000 }]);
    expect(seen({ productId: '2', code: 'X', quantity: 1 }).seenPrice).toBeUndefined();
    expect(seen({ productId: '1', code: 'X', quantity: 1 })).toMatchObject({ seenPrice: 9000 });
  });

  test('the count moves at once and moves back when the server refuses', async () => {
    const seen: (number | undefined)[] = [];
    const app = draw(buildBuyer(), {
      'POST /cart/additem': () => {
        seen.push(unitsIn(app));
        return refuse(400, { code: 'OUT_OF_STOCK', message: 'Ouups! Producto fuera de stock' });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    await screen.findByText('Ouups! Producto fuera de stock');
    expect(screen.getByText('!Atención¡')).toBeTruthy();
    expect([...seen, unitsIn(app)]).toEqual([5, 2]);
  });

  test('anything else than a 400 says first that something happened (§8)', async () => {
    await press(buildBuyer(), {
      'POST /cart/additem': () => refuse(500, { code: 'UNEXPECTED', message: 'Algo salió mal.' }),
    });
    await screen.findByText('Ha ocurrido algo. Algo salió mal.');
  });
});
