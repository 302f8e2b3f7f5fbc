import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addItem, cleanCart } from '@matiz/contracts/cart.ts';
import { queryProduct } from '@matiz/contracts/catalogue.ts';
import type { Call, ReplyOf } from '@matiz/contracts/define-call.ts';
import { login, refreshToken } from '@matiz/contracts/identity.ts';
import { payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { choosePurchase, createOrder, listOrders } from '@matiz/contracts/orders.ts';
import { type Answer, demand, type Parts, pressForm, send } from './client.ts';

/** What a person takes between two purchases, at the least. */
const thinkMs = 150;

class Refused extends Error {}

export interface Shopper {
  readonly customerId: string;
  /** Order codes that the server acknowledged, one for each purchase, in order. */
  readonly acknowledged: readonly string[];
  /** Those of them that the gateway's own page said to be paid. */
  readonly paid: readonly string[];
  /** Buys until `isOver` says so; every purchase is repeated until it is answered. */
  shop(isOver: () => boolean): Promise<void>;
  /** How often an answer did not come, or was a fault of the server, and it was asked again. */
  repeats(): number;
  /** Every order code that the history shows now. */
  history(): Promise<string[]>;
}

/** A client that knows nothing but HTTP and does not give up: what a phone with a bad line does. */
export async function openShopper(
  address: string,
  who: { email: string; password: string; customerId: string },
  productId: string,
): Promise<Shopper> {
  const { email, password, customerId } = who;
  let session: Pick<ReplyOf<typeof login>, 'token' | 'refreshToken'> = await demand(
    address,
    login,
    { body: { email, password } },
  );
  const { result: product } = await call(queryProduct, { query: { _id: productId } });
  // Each city's warehouse has its own stock: those with most, so that none runs out.
  const tones = product.versions.toSorted((one, other) => other.stock - one.stock).slice(0, 20);
  const acknowledged: string[] = [];
  const paid: string[] = [];
  let repeats = 0;

  /** Repeats until the server answers for good: outages and dropped lines are waited out. */
  async function call<C extends Call>(called: C, parts: Parts<C>): Promise<ReplyOf<C>> {
    for (;;) {
      const answer: Answer<C> | null = await send(address, called, {
        ...parts,
        headers: { ...parts.headers, token: session.token ?? '' },
      });
      if (answer?.body) return answer.body;
      if (answer?.status === 401) await renew();
      else if (answer && answer.status < 500) {
        throw new Refused(`${called.method} ${called.path}: ${answer.text}`);
      } else repeats += 1;
      await wait(100);
    }
  }

  async function renew(): Promise<void> {
    const headers = { refreshToken: session.refreshToken ?? '' };
    const answer = await send(address, refreshToken, { headers });
    if (answer?.body) session = answer.body;
  }

  /** Buys one tone after the other. */
  async function buyOnce(turn: number): Promise<void> {
    const code = tones[turn % tones.length]?.code ?? '';
    const versions = [{ code, quantity: 1 }];
    const { cart } = await call(addItem, {
      body: { productId, code: product.code, versions, mutationId: randomUUID() },
    });
    // Every third is paid online.
    await order(cart._id, turn % 3 === 2 ? 'tarjeta' : 'contra-entrega');
  }

  async function order(cartId: string, paymentMethod: string): Promise<void> {
    await call(choosePurchase, { body: { paymentMethod } });
    const placed = await call(createOrder, {
      body: { cartId, customerId },
      headers: { 'idempotency-key': randomUUID() },
    }).catch((error: unknown) => {
      // So many are held unpaid at most; this one is paid as it comes.
      if (error instanceof Refused && /HOLDS_FULL|sin pagar/.test(error.message)) return null;
      throw error;
    });
    if (placed === null) return order(cartId, 'contra-entrega');
    const { code } = placed.order;
    acknowledged.push(code);
    if (paymentMethod === 'tarjeta') await pay(code);
  }

  /** A server that died while it began says for a while that the bank is at work; then it begins again. */
  async function beginToPay(orderCode: string): Promise<string> {
    for (;;) {
      try {
        return (await call(payOrder, { body: { orderCode } })).url;
      } catch (error) {
        if (!(error instanceof Refused && error.message.includes('PAYMENT_RUNNING'))) throw error;
        await wait(1_000);
      }
    }
  }

  /** Pays on the gateway's page and does not come back: the shop hears of it from the gateway. */
  async function pay(orderCode: string): Promise<void> {
    const page = new URL(await beginToPay(orderCode));
    const fields = { ...Object.fromEntries(page.searchParams), card: 'APPROVED' };
    while (!(await pressForm(`${address}${page.pathname}pay`, fields))) await wait(100);
    paid.push(orderCode);
  }

  /** Someone else was faster: that is no fault. The cart starts again, as a person's would. */
  async function giveUpWhenSoldOut(error: unknown): Promise<void> {
    if (!(error instanceof Refused && /STOCK/.test(error.message))) throw error;
    await call(cleanCart, {}).catch((none: unknown) => {
      if (!(none instanceof Refused)) throw none;
    });
  }

  return {
    customerId,
    acknowledged,
    paid,
    repeats: () => repeats,
    async shop(isOver) {
      for (let turn = 0; !isOver(); turn += 1) {
        await buyOnce(turn).catch(giveUpWhenSoldOut);
        await wait(thinkMs);
      }
    },
    async history() {
      const codes: string[] = [];
      for (let page = 1; ; page += 1) {
        const { result, totalPage } = await call(listOrders, { query: { page: String(page) } });
        codes.push(...result.map(({ code }) => code));
        if (page >= totalPage) return codes;
      }
    },
  };
}
