// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Platform, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildOrder } from '../orders.builders.ts';
import { readAttempt } from './order-attempt.ts';
import { useCreateOrder } from './use-create-order.ts';

const body = { cartId: 'cart', customerId: 'c1', confirmedTotal: 28_000 };
const placed = { status: 200, body: { order: buildOrder() } };
let kept: Map<string, string>;
let platform: Platform;

beforeEach(() => {
  kept = new Map();
  const tab = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  platform = { ...serverPlatform, tab };
});
afterEach(cleanup);

function ConfirmButton() {
  const { send, refusal } = useCreateOrder();
  return (
    <>
      <button type="button" onClick={() => send(body)}>
        Confirmar
      </button>
      <p>{refusal?.message}</p>
    </>
  );
}

const draw = (answer: Answers[string]) =>
  renderApp(<ConfirmButton />, { platform, answers: { 'POST /order/create': answer } });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const keysOf = ({ sent }: ReturnType<typeof draw>) =>
  sent['POST /order/create']?.map(({ headers }) => headers['idempotency-key']);

describe('POST /order/create', () => {
  test('a double press sends one order, and its confirmation takes the page’s place', async () => {
    const app = draw(() => placed);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(app.router.state.location).toMatchObject({
        pathname: '/home/purchase/order/finalizing-payment',
        search: '?order=MZ-7K4P-2Q9X',
      }),
    );
    expect(app.sent['POST /order/create']).toHaveLength(1);
    expect(app.sent['POST /order/create']?.[0]?.body).toEqual(body);
    expect(readAttempt(platform.tab)).toBeNull();
  });

  test('carries the campaign that brought the visit (§2)', async () => {
    platform.tab.write('matiz:campaign', 'feria');
    const app = draw(() => placed);
    await confirm();
    await waitFor(() =>
      expect(app.sent['POST /order/create']?.[0]?.body).toEqual({ ...body, campaign: 'feria' }),
    );
  });

  test('the key is kept before it is sent', async () => {
    const seen: (string | undefined)[] = [];
    const app = draw(() => {
      seen.push(readAttempt(platform.tab)?.key);
      return placed;
    });
    await confirm();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(keysOf(app)).toEqual(seen);
  });

  test('a broken connection asks again by itself, under the same key', async () => {
    let tries = 0;
    const app = draw(() => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return placed;
    });
    await confirm();
    await waitFor(() => expect(app.router.state.location.search).toContain('MZ-7K4P-2Q9X'));
    expect(new Set(keysOf(app)).size).toBe(1);
    expect(tries).toBe(2);
  });

  test('without a clear answer the next press, after a reload too, carries the same key', async () => {
    let answer = () => refuse(500, { code: 'UNEXPECTED', message: 'Algo salió mal.' });
    const first = draw(() => answer());
    await confirm();
    await screen.findByText('Algo salió mal.');
    cleanup();
    answer = () => placed as ReturnType<typeof refuse>;
    const second = draw(() => answer());
    await confirm();
    await waitFor(() => expect(keysOf(second)).toHaveLength(1));
    expect(keysOf(second)).toEqual(keysOf(first));
  });

  test('a clear refusal ends the attempt: what is confirmed next has a key of its own', async () => {
    const app = draw(() => refuse(409, { code: 'CART_CHANGED', message: 'Algo cambió.' }));
    await confirm();
    await screen.findByText('Algo cambió.');
    expect(readAttempt(platform.tab)).toBeNull();
    await confirm();
    await waitFor(() => expect(new Set(keysOf(app)).size).toBe(2));
    expect(app.router.state.location.pathname).toBe('/');
  });
});
