import { addItem, changeQuantity, cleanCart, deleteItem, listCart } from '@matiz/contracts/cart.ts';
import type { BodyInput, Call, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type ErrorReply, errorReplySchema } from '@matiz/contracts/errors.ts';
import { changePayment, listWaysToPay } from '@matiz/contracts/orders/change-payment.ts';
import { listCoupons } from '@matiz/contracts/orders/coupons.ts';
import { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import { cancelOrder, keepDelivery } from '@matiz/contracts/orders/order-history.ts';
import { checkPayment, payOrder, reopenOrder } from '@matiz/contracts/orders/order-payment.ts';
import { advanceOrder, moveArrival, receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { sendPaymentProof } from '@matiz/contracts/orders/payment-proof.ts';
import {
  choosePurchase,
  createOrder,
  listOrders,
  queryOrder,
  viewPurchase,
} from '@matiz/contracts/orders.ts';
import { listRefunds, noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import { readArrival } from '@matiz/contracts/staff/arrivals.ts';
import type { Role } from '@matiz/domain/identity/access.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../db/pool.ts';
import { buildAddress } from './people.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A buyer with an address, and the calls of the main job in their name. */
export interface Shopper extends SignedIn {
  readonly customerId: string;
  readonly addressId: string;
  readonly calls: ShopperCalls;
}

/** What a call answered; `value` throws the refusal's own words when there was one. */
export interface Told<Reply> {
  readonly status: number;
  readonly refusal: ErrorReply | null;
  readonly value: Reply;
}

export type ShopperCalls = ReturnType<typeof callsOf>;

/** The calls in the name of someone who may be anybody. */
export function callAs(
  test: Pick<TestApp, 'app'>,
  person: Pick<SignedIn, 'headers'>,
): ShopperCalls {
  return callsOf(test.app, person);
}

/** Anyone who may buy: an Admin customer in Bogotá unless said otherwise, with their usual address. */
export async function buildShopper(
  test: TestApp,
  options: { role?: Role; cityCode?: string; tradeTypeId?: number } = {},
): Promise<Shopper> {
  const { role = 'Admin customer', ...rest } = options;
  const person = await signIn(test, role, rest);
  if (person.customerId === null) throw new Error(`a ${role} buys for nobody`);
  const addressId = await buildAddress(test.sql, person.customerId, {
    isDefault: true,
    ...(rest.cityCode ? { cityCode: rest.cityCode } : {}),
  });
  return { ...person, customerId: person.customerId, addressId, calls: callsOf(test.app, person) };
}

/** The calls of cart and order in someone's name; each reply is held against its contract. */
function callsOf(app: FastifyInstance, { headers }: Pick<SignedIn, 'headers'>) {
  const ask = askAs({ app }, { headers });
  return {
    add: (body: BodyInput<typeof addItem>) => ask(addItem, body),
    cart: () => ask(listCart),
    change: (body: BodyInput<typeof changeQuantity>) => ask(changeQuantity, body),
    remove: (body: BodyInput<typeof deleteItem>) => ask(deleteItem, body),
    clean: (body: BodyInput<typeof cleanCart> = {}) => ask(cleanCart, body),
    purchase: () => ask(viewPurchase),
    choose: (body: BodyInput<typeof choosePurchase>) => ask(choosePurchase, body),
    order: (body: BodyInput<typeof createOrder>, key?: string) =>
      ask(createOrder, body, key ? { key } : {}),
    windows: () => ask(listWindows),
    coupons: () => ask(listCoupons),
    pay: (body: BodyInput<typeof payOrder>) => ask(payOrder, body),
    checkPayment: (orderCode: string) => ask(checkPayment, { orderCode }),
    sendProof: (code: string, picture: Uint8Array<ArrayBuffer>) =>
      ask(sendPaymentProof, picture, { query: `?code=${code}` }),
    waysToPay: (code: string) => ask(listWaysToPay, undefined, { query: `?code=${code}` }),
    changePayment: (body: BodyInput<typeof changePayment>) => ask(changePayment, body),
    refunds: () => ask(listRefunds),
    noteRefund: (reference: string) => ask(noteRefund, { reference }),
    reopen: (body: BodyInput<typeof reopenOrder>) => ask(reopenOrder, body),
    orders: (query: number | Record<string, string> = {}) => {
      const values = typeof query === 'number' ? { page: String(query) } : query;
      return ask(listOrders, undefined, { query: `?${new URLSearchParams(values)}` });
    },
    cancel: (body: BodyInput<typeof cancelOrder>) => ask(cancelOrder, body),
    keep: (body: BodyInput<typeof keepDelivery>) => ask(keepDelivery, body),
    advance: (body: BodyInput<typeof advanceOrder>) => ask(advanceOrder, body),
    /** As it is now, unless the test says what was seen. */
    async moveArrival(body: Omit<BodyInput<typeof moveArrival>, 'version'> & { version?: number }) {
      const seen = await ask(readArrival, undefined, { query: `?id=${body.arrivalId}` });
      const version = seen.refusal ? 1 : seen.value.result.version;
      return ask(moveArrival, { version, ...body });
    },
    receiveArrival: (body: BodyInput<typeof receiveArrival>) => ask(receiveArrival, body),
    orderByCode: (code: string) => ask(queryOrder, undefined, { query: `?code=${code}` }),
  };
}

export type Ask = <C extends Call>(
  call: C,
  body?: BodyInput<C>,
  more?: { query?: string; key?: string },
) => Promise<Told<ReplyOf<C>>>;

/** Any call in someone's name; the reply is held against its contract. */
export function askAs({ app }: Pick<TestApp, 'app'>, { headers }: Pick<SignedIn, 'headers'>): Ask {
  return (call, body, { query, key } = {}) =>
    askFor(app, call, { ...headers, ...(key ? { 'idempotency-key': key } : {}) }, body, query);
}

async function askFor<C extends Call>(
  app: FastifyInstance,
  call: C,
  headers: Record<string, string>,
  body?: unknown,
  query = '',
): Promise<Told<ReplyOf<C>>> {
  const { method, path } = call;
  const isBytes = body instanceof Uint8Array;
  const payload =
    body === undefined ? {} : { payload: isBytes ? Buffer.from(body) : (body as object) };
  const sent = isBytes ? { ...headers, 'content-type': 'application/octet-stream' } : headers;
  const url = `/api${path}${query}`;
  const reply = await app.inject({ method, url, headers: sent, ...payload });
  const schema: z.ZodType | undefined = call.replies[reply.statusCode];
  if (!schema) {
    const refusal = errorReplySchema.parse(reply.json());
    return {
      status: reply.statusCode,
      refusal,
      get value(): ReplyOf<C> {
        throw new Error(`${method} ${path}: ${refusal.code} ${refusal.message}`);
      },
    };
  }
  const value = schema.parse(reply.json()) as ReplyOf<C>;
  return { status: reply.statusCode, refusal: null, value };
}

/** Contra entrega, and one that nobody can use yet. Repeatable. */
export async function buildPaymentMethods(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled,
      needs_cash_on_delivery)
    VALUES ('contra-entrega', 'Contra entrega', 'Pagas cuando recibes.', 'contra-entrega',
        'offline', 1, true, true),
      ('pse', 'PSE', 'Desde tu banco.', 'pse', 'online', 2, true, false)
    ON CONFLICT DO NOTHING`;
}

/** A cart with one line, ready to be ordered. Answers the cart's id. */
export async function fillCart(
  { calls }: Pick<Shopper, 'calls'>,
  product: { id: number; code: string },
  quantity = 1,
): Promise<string> {
  const { value } = await calls.add({
    productId: String(product.id),
    code: product.code,
    quantity,
  });
  return value.cart._id;
}
