import {
  addItem,
  type CartReply,
  changeQuantity,
  type cleanCart,
  deleteItem,
} from '@matiz/contracts/cart.ts';
import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '../../http/principal.ts';
import { viewerOf } from '../catalogue/index.ts';
import { readCart, readCartState, readProductName } from './cart.store.ts';
import type { CartChange } from './cart-change.ts';
import { type CartLinesService, createCartLines } from './cart-lines.ts';
import { clearCart, deleteMutations } from './cart-write.store.ts';
import { type Addition, codesAsked, decideAddition } from './decide-addition.ts';
import { decideChange, decideRemoval, type LineName } from './decide-change.ts';
import { mutationOf } from './mutation.ts';
import { planCart } from './plan-cart.ts';
import { createQuickOrder, type QuickOrderService } from './quick-order.ts';
import { createReorder, type ReorderService } from './reorder.ts';
import { noCoverage } from './shortage.ts';
import { changedCart, showCart } from './show-cart.ts';
import { type CartDeps, type CartUse, type OpenCart, writeCart } from './write-cart.ts';

type Answer<Reply> = Promise<Result<Reply, Failure>>;
type Changed = ReplyOf<typeof changeQuantity>;

/** The cart of a customer (D-9): every use case reads once, decides and writes once. */
export interface CartService extends CartLinesService, QuickOrderService, ReorderService {
  list(buyer: Buyer): Answer<CartReply>;
  /** Repeat-safe where the body has a mutation id, as all that follow. */
  add(buyer: Buyer, body: Addition): Answer<ReplyOf<typeof addItem>>;
  change(buyer: Buyer, body: BodyOf<typeof changeQuantity>): Answer<Changed>;
  remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<Changed>;
  clear(
    buyer: Buyer,
    body: BodyOf<typeof cleanCart>,
    requestId: string,
  ): Answer<ReplyOf<typeof cleanCart>>;
  /** Forgets the changes that nobody repeats any more. */
  forgetMutations(): Promise<void>;
}

/** A device that was without a connection for longer no longer sends its changes again. */
const repeatedWithin = 30 * 24 * 3_600_000;

export function createCartService(deps: CartDeps): CartService {
  const { clock, newId } = deps;

  async function list(buyer: Buyer): Answer<CartReply> {
    const moment = clock();
    const cart = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
    const picture = await readCart(deps.sql, { cart, viewer: viewerOf(buyer), moment });
    return ok(showCart(picture.cart, planCart(picture, moment)));
  }

  async function add(buyer: Buyer, body: Addition): Answer<ReplyOf<typeof addItem>> {
    if (buyer.place.zoneId === null) return fail(noCoverage(buyer));
    const added = await writeCart(deps, {
      buyer,
      codes: codesAsked(body),
      mutation: mutationOf(addItem, body),
      opens: true,
      decide(picture, moment) {
        const decision = decideAddition(body, picture, { moment, newId });
        if (!decision.ok) return decision;
        const { change, results } = decision.value;
        return ok({ change, reply: { ...changedCart(picture, change, moment), results } });
      },
    });
    if (added.ok || added.error.code !== 'UNKNOWN_VERSION') return added;
    return fail(await explainUnknown(body, added.error));
  }

  /** Which of the three it is: no such product, a version to be chosen, or none of that code. */
  async function explainUnknown(body: Addition, unknown: Failure): Promise<Failure> {
    const product = await readProductName(deps.sql, body.productId);
    if (product === null) return failure('UNKNOWN_PRODUCT');
    if (body.versions !== undefined || body.assemblies !== undefined) return unknown;
    return product.hasVersions
      ? failure('VERSION_REQUIRED', { name: product.name })
      : failure('UNKNOWN_PRODUCT');
  }

  async function change(buyer: Buyer, body: BodyOf<typeof changeQuantity>): Answer<Changed> {
    if (buyer.place.zoneId === null) return fail(noCoverage(buyer));
    const name = lineName(body, body.versionCode);
    const use = { buyer, cartId: body.cartId, mutation: mutationOf(changeQuantity, body) };
    return writeLine(use, (picture, moment) =>
      decideChange(name, body.quantity, picture, { moment, newId }),
    );
  }

  async function remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<Changed> {
    const name = lineName(body, body.version);
    const use = { buyer, cartId: body.cartId, mutation: mutationOf(deleteItem, body) };
    return writeLine(use, (picture, moment) => decideRemoval(name, picture, moment));
  }

  function writeLine(
    use: Omit<CartUse<Changed>, 'decide' | 'opens'>,
    decide: (picture: OpenCart, moment: Date) => Result<CartChange, Failure>,
  ): Answer<Changed> {
    return writeCart(deps, {
      ...use,
      opens: false,
      decide(picture, moment) {
        const decision = decide(picture, moment);
        if (!decision.ok) return decision;
        const reply = changedCart(picture, decision.value, moment);
        return ok({ change: decision.value, reply });
      },
    });
  }

  async function clear(
    buyer: Buyer,
    { cartId }: BodyOf<typeof cleanCart>,
    requestId: string,
  ): Answer<ReplyOf<typeof cleanCart>> {
    const owner = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
    const { userId, sessionId } = buyer;
    const isCleared = await clearCart(deps.sql, owner, {
      userId,
      sessionId,
      requestId,
      moment: clock(),
      cartId: cartId ?? null,
    });
    const done = ok({ results: { message: say('cartEmpty') } });
    if (isCleared) return done;
    // Cleared before: sent again, it is the same answer.
    const state = cartId ? await readCartState(deps.sql, { ...owner, cartId }) : null;
    if (state === 'cleared') return done;
    return fail(failure(state === 'ordered' ? 'CART_CLOSED' : 'CART_NOT_FOUND'));
  }

  const forgetMutations = () =>
    deleteMutations(deps.sql, new Date(clock().getTime() - repeatedWithin));

  const several = { ...createCartLines(deps), ...createQuickOrder(deps), ...createReorder(deps) };
  return { list, add, change, remove, clear, forgetMutations, ...several };
}

function lineName(
  body: BodyOf<typeof deleteItem>,
  versionCode: string | null | undefined,
): LineName {
  return {
    code: body.code,
    versionCode: versionCode ?? null,
    assemblyVersionCode: body.assemblyVersionCode ?? null,
    advance: body.advancedPurchasing,
    dispatchDate: body.dispatchDate ?? null,
  };
}
