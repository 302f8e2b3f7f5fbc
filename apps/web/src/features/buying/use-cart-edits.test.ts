import { createRequest, type Incoming, type Outgoing } from '@matiz/client/request.ts';
import type { CartReply } from '@matiz/contracts/cart.ts';
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { refuse } from '#testing/render-app.tsx';
import { buildCartReply, buildLine } from './cart.builders.ts';
import { cartKey } from './cart.query.ts';
import { quantityWaitMs } from './quantity-queue.ts';
import { createCartEdits } from './use-cart-edits.ts';

const line = buildLine();
const done: Incoming = { status: 200, body: { cart: { _id: 'cart', amount: 0, units: 0 } } };
const serve = vi.fn<(outgoing: Outgoing) => Promise<Incoming>>();

beforeEach(() => {
  vi.useFakeTimers();
  serve.mockReset().mockResolvedValue(done);
});
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

function openCart(reply = buildCartReply([line])) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(cartKey, reply);
  const request = createRequest({ transport: serve, context: () => ({}) });
  const edits = createCartEdits({ request, queryClient }, () => undefined);
  const shown = () => queryClient.getQueryData<CartReply>(cartKey);
  const isAsked = () => queryClient.getQueryState(cartKey)?.isInvalidated === true;
  return { edits, shown, isAsked };
}
const pause = (ms = quantityWaitMs) => vi.advanceTimersByTimeAsync(ms);
const sentBody = (call = 0) => JSON.parse(serve.mock.calls[call]?.[0].body ?? 'null');

describe('PUT /cart/changequantityitem', () => {
  test('the quantity and the sums show at once, the server hears of it after the pause', async () => {
    const { edits, shown } = openCart();
    edits.changeQuantity(line, 5);
    expect(shown()?.cart).toMatchObject({ units: 5, amount: 50_000 });
    expect(serve).not.toHaveBeenCalled();
    await pause();
    expect(sentBody()).toMatchObject({ code: 'TIN', versionCode: 'TIN-743', quantity: 5 });
    // A screen that is behind never changes the cart that came after an order (ADR 13).
    expect(sentBody()).toMatchObject({ cartId: 'cart' });
    // Its answer may be lost, and another price than was seen is told (D-9).
    expect(sentBody()).toMatchObject({ mutationId: expect.any(String), seenPrice: line.price });
  });

  test('refused, the old quantity comes back with the sentence of §8 and the reason', async () => {
    serve.mockResolvedValueOnce(
      refuse(400, { code: 'STOCK_INSUFFICIENT', message: 'Stock insuficiente.' }),
    );
    const { edits, shown } = openCart();
    edits.changeQuantity(line, 5);
    await pause();
    expect(shown()?.cart).toMatchObject({ units: 2, amount: 20_000 });
    expect(readToasts()).toMatchObject([
      {
        title: 'Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.',
        message: 'Stock insuficiente.',
      },
    ]);
  });
});

describe('GET /cart/listcart, again and again (D-9)', () => {
  test('what another device did is looked for, but never over a change that is under way', async () => {
    const { edits, isAsked } = openCart();
    edits.changeQuantity(line, 5);
    edits.lookAgain();
    expect(isAsked()).toBe(false);
    await pause();
    expect(isAsked()).toBe(true);
  });

  test('with nothing under way it is read at once', () => {
    const { edits, isAsked } = openCart();
    edits.lookAgain();
    expect(isAsked()).toBe(true);
  });
});

describe('DELETE /cart/deleteitem', () => {
  test('the line goes at once; undoing puts it back in with an id of its own', async () => {
    const { edits, shown } = openCart();
    edits.removeLine(line);
    expect(shown()?.cart?.products).toEqual([]);
    await pause(0);
    const [message] = readToasts();
    const mutationId = expect.any(String);
    expect(sentBody()).toMatchObject({ code: 'TIN', cartId: 'cart', mutationId });
    expect(message?.message).toBe('Quitaste Tinte Cromía, 7.43 Rubio cobrizo');
    message?.action?.onAction();
    await pause(0);
    expect(sentBody(1)).toMatchObject({
      code: 'TIN',
      versions: [{ code: 'TIN-743', quantity: 2 }],
      mutationId: expect.any(String),
    });
  });

  test('what is sold out cannot be put back, so that nobody is offered to', async () => {
    const { edits } = openCart(buildCartReply([], { outOfStock: [line] }));
    edits.removeLine(line);
    await pause(0);
    expect(readToasts()[0]?.action).toBeUndefined();
  });

  test.each([
    [refuse(404, { code: 'UNKNOWN_CART_LINE', message: 'Ya no está.' }), 'Ya no está.'],
    [
      refuse(500, { code: 'UNEXPECTED', message: 'Algo salió mal.' }),
      'No hemos podido realizar tu solicitud. Inténtalo nuevamente.',
    ],
  ])('refused, the line stands where it stood and §8 says why', async (reply, sentence) => {
    serve.mockResolvedValueOnce(reply);
    const { edits, shown } = openCart();
    edits.removeLine(line);
    await pause(0);
    expect(shown()?.cart?.products).toEqual([line]);
    expect(readToasts()[0]?.message).toBe(sentence);
  });

  test('a quantity that still waits for a removed line is never sent', async () => {
    const { edits } = openCart();
    edits.changeQuantity(line, 9);
    edits.removeLine(line);
    await pause();
    expect(serve.mock.calls.map(([{ method }]) => method)).toEqual(['DELETE']);
  });
});
