import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Shopper {
  readonly customerId: string;
  /** Order codes that the server acknowledged, one for each purchase, in order. */
  readonly acknowledged: readonly string[];
  /** Buys until `isOver` says so; every purchase is repeated until it is answered. */
  shop(isOver: () => boolean): Promise<void>;
  /** Every order code that the history shows now. */
  history(): Promise<string[]>;
}

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: replies of many calls, read field by field
  readonly body: any;
}

/** A client that knows nothing but HTTP and does not give up: what a phone with a bad line does. */
export async function openShopper(
  address: string,
  who: { email: string; password: string; customerId?: string },
  unit: { productId: string; code: string; versionCode: string },
): Promise<Shopper> {
  let token: string | undefined;
  let refreshToken = '';
  const { email, password } = who;
  const login = await call('POST', '/v3/auth/login', { email, password });
  ({ token, refreshToken } = login.body);
  if (who.customerId) await call('PUT', '/seller/working-customer', { customerId: who.customerId });
  const me = await call('GET', '/auth/me');
  const customerId: string = me.body.customer._id;
  const acknowledged: string[] = [];

  /** Repeats until the server answers for good: outages and dropped lines are waited out. */
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    for (;;) {
      const reply = await send(method, path, body, headers);
      if (reply?.status === 401 && refreshToken !== '') await renew();
      else if (reply !== null && reply.status < 500) return reply;
      await wait(100);
    }
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Reply | null> {
    try {
      const reply = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      return { status: reply.status, body: await reply.json() };
    } catch {
      return null;
    }
  }

  async function renew(): Promise<void> {
    const reply = await send('GET', '/auth/refresh-token', undefined, { refreshToken });
    if (reply?.status === 200) ({ token, refreshToken } = reply.body);
  }

  async function buyOnce(): Promise<void> {
    const versions = [{ code: unit.versionCode, quantity: 1 }];
    const { productId, code } = unit;
    const added = await call('POST', '/cart/additem', {
      productId,
      code,
      versions,
      mutationId: randomUUID(),
    });
    if (added.status !== 200) throw new Error(`not added: ${JSON.stringify(added.body)}`);
    const cartId: string = added.body.cart._id;
    const key = { 'idempotency-key': randomUUID() };
    const ordered = await call('POST', '/order/create', { cartId, customerId }, key);
    if (ordered.status !== 200) throw new Error(`not ordered: ${JSON.stringify(ordered.body)}`);
    acknowledged.push(ordered.body.order.code);
  }

  return {
    customerId,
    acknowledged,
    async shop(isOver) {
      while (!isOver()) await buyOnce();
    },
    async history() {
      const codes: string[] = [];
      for (let page = 1; ; page += 1) {
        const { body } = await call('GET', `/order/list?page=${page}`);
        codes.push(...body.result.map(({ code }: { code: string }) => code));
        if (page >= body.totalPage) return codes;
      }
    },
  };
}
