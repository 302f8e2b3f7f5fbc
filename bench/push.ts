/**
 * `npm run bench:push -- --rounds 20`: how long it takes from what staff do until a buyer's phone is
 * told of it: an order is dispatched over HTTP, and its note stands at the push port, where the
 * provider (here the local outbox) takes it over. Through the product as `npm start` starts it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addItem } from '@matiz/contracts/cart.ts';
import { login } from '@matiz/contracts/identity.ts';
import { advanceOrder } from '@matiz/contracts/orders/order-staff.ts';
import { choosePurchase, createOrder } from '@matiz/contracts/orders.ts';
import { registerPushToken } from '@matiz/contracts/push.ts';
import { startProduct } from '../e2e/harness/product.ts';
import { demand } from '../e2e/soak/client.ts';
import { addPeople, connect } from '../e2e/soak/people.ts';
import { findProduct } from '../e2e/soak/shoppers.ts';
import { printTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    port: { type: 'string', default: '4299' },
  },
});
const rounds = Number(options.rounds);
/** Seconds after which a note is given up. */
const patience = 30;
const password = 'matiz-demo-2026';
/** Each step of an order is told; of these two this one is measured. */
const dispatched = 'Tu pedido va en camino';

const product = await startProduct({ port: Number(options.port) });
const { address, dataDir } = product;
const sql = connect(dataDir);
try {
  const [person] = await addPeople(dataDir, 1);
  if (!person) throw new Error('nobody buys');
  const buyer = await enter(person.email);
  const staff = await enter('operaciones@demo.matiz.co');
  const pushToken = `bench-${randomUUID()}`;
  await demand(address, registerPushToken, {
    body: { userId: buyer.userId, deviceId: 'telefono-de-medida', token: pushToken },
    headers: buyer.headers,
  });
  const goods = await findProduct(address, buyer.headers.token);
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const orderCode = await order(goods);
    await advance(orderCode, 'in_preparation');
    const sentAt = Date.now();
    await advance(orderCode, 'dispatched');
    waits.push((await untilTold(pushToken, round + 1)) - sentAt);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0;
  printTable(
    `from «dispatched» to the push port, ${rounds} orders`,
    ['median ms', 'p95 ms', 'most ms', 'asked ms'],
    [[...[at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(0)), '5000']],
  );

  async function order({ _id: productId, code, versions }: typeof goods): Promise<string> {
    const tone = versions.toSorted((one, other) => other.stock - one.stock)[0]?.code ?? '';
    const { cart } = await demand(address, addItem, {
      body: { productId, code, versions: [{ code: tone, quantity: 1 }] },
      headers: buyer.headers,
    });
    const paymentMethod = 'contra-entrega';
    await demand(address, choosePurchase, { body: { paymentMethod }, headers: buyer.headers });
    const placed = await demand(address, createOrder, {
      body: { cartId: cart._id },
      headers: { ...buyer.headers, 'idempotency-key': randomUUID() },
    });
    return placed.order.code;
  }

  async function advance(orderCode: string, state: 'in_preparation' | 'dispatched') {
    await demand(address, advanceOrder, { body: { orderCode, state }, headers: staff.headers });
  }
} finally {
  await sql.end();
  await product.stop();
}

async function enter(email: string) {
  const { token, user } = await demand(address, login, { body: { email, password } });
  return { headers: { token: token ?? '' }, userId: user._id };
}

/** When the port had so many notes of orders that left for the phone, as the clock of the machine stood. */
async function untilTold(recipient: string, count: number): Promise<number> {
  for (let step = 0; step < patience * 20; step += 1) {
    const rows = await sql<{ at: Date }[]>`
      SELECT at FROM local_message WHERE channel = 'push' AND recipient = ${recipient} AND subject = ${dispatched}
      ORDER BY id DESC`;
    if (rows.length >= count && rows[0]) return rows[0].at.getTime();
    await wait(50);
  }
  throw new Error(`note ${count} did not come within ${patience} s`);
}
