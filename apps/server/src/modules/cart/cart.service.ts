import type { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import {
  addItem,
  changeQuantity,
  type cleanCart,
  deleteItem,
  type listCart,
} from '@matiz/contracts/cart.ts';
import type { addFavouritesToCart } from '@matiz/contracts/catalogue/favourite-lists.ts';
import type { BodyOf, Call, FailureOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { CartChange } from '@matiz/domain/cart/lines/cart-change.ts';
import { decideAddition } from '@matiz/domain/cart/lines/decide-addition.ts';
import { decideChange } from '@matiz/domain/cart/lines/decide-change.ts';
import { decideRemoval } from '@matiz/domain/cart/lines/decide-removal.ts';
import type { LineName } from '@matiz/domain/cart/lines/find-line.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { viewerOf } from '../catalogue/index.ts';
import { readCart, readCartState, readProductName } from './cart.store.ts';
import { cartOwnerOf } from './cart-owner.ts';
import { type CartLinesService, createCartLines } from './lines/cart-lines.ts';
import { createCartMemory } from './lines/cart-memory.ts';
import type { CartDeps, ChangingUse, OpenCart } from './lines/cart-use.ts';
import { clearCart, deleteMutations } from './lines/cart-write.store.ts';
import { mutationOf } from './lines/mutation.ts';
import { additionOf, showAdded } from './lines/read-addition.ts';
import { writeCart } from './lines/write-cart.ts';
import { noCoverage } from './no-coverage.ts';
import { createQuickOrder, type QuickOrderService } from './quick-order/quick-order.ts';
import { createAddFavourites } from './reorder/add-favourites.ts';
import { createReorder, type ReorderService } from './reorder/reorder.ts';
import { createRepeatUsual } from './reorder/repeat-usual.ts';
import { createSellerRoute, type SellerRouteService } from './route/seller-route.ts';
import { createSavedLines, type SavedLinesService } from './saved/saved-lines.ts';
import { changedCart, showCart } from './show-cart.ts';

type Answer<C extends Call> = Promise<ResultOf<C>>;
type Changed = ReplyOf<typeof changeQuantity>;

/** The cart of a customer (D-9): every use case reads once, decides and writes once. */
export interface CartService
  extends CartLinesService,
    QuickOrderService,
    ReorderService,
    SavedLinesService,
    SellerRouteService {
  list(buyer: Buyer): Answer<typeof listCart>;
  /** Repeat-safe where the body has a mutation id, as all that follow. */
  add(buyer: Buyer, body: BodyOf<typeof addItem>): Answer<typeof addItem>;
  change(buyer: Buyer, body: BodyOf<typeof changeQuantity>): Answer<typeof changeQuantity>;
  remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<typeof deleteItem>;
  clear(buyer: Buyer, body: BodyOf<typeof cleanCart>, requestId: string): Answer<typeof cleanCart>;
  /** What the customer orders as a rule, where it is not in the cart yet. */
  repeatUsual(buyer: Buyer, body: BodyOf<typeof repeatUsual>): Answer<typeof repeatUsual>;
  /** What of a list of favourites is not in the cart yet. */
  addFavourites(
    buyer: Buyer,
    body: BodyOf<typeof addFavouritesToCart>,
  ): Answer<typeof addFavouritesToCart>;
  /** Forgets the changes that nobody repeats any more. */
  forgetMutations(): Promise<void>;
}

/** A device that was without a connection for longer no longer sends its changes again. */
const repeatedWithin = 30 * 24 * 3_600_000;

export function createCartService(base: CartDeps): CartService {
  const { clock, newId } = base;
  const deps = { ...base, memory: createCartMemory(clock) };

  async function list(buyer: Buyer): Answer<typeof listCart> {
    const moment = clock();
    const cart = cartOwnerOf(buyer);
    const snapshot = await readCart(deps.sql.reader, { cart, viewer: viewerOf(buyer), moment });
    return ok(showCart(snapshot.cart, planCart(snapshot, moment)));
  }

  async function add(buyer: Buyer, body: BodyOf<typeof addItem>): Answer<typeof addItem> {
    if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
    const addition = additionOf(body);
    const outcome = await writeCart(deps, {
      buyer,
      codes: addition.versions.map(({ code }) => code),
      mutation: mutationOf(addItem, body),
      opens: true,
      decide(snapshot, moment) {
        const decision = decideAddition(addition, snapshot, { moment, newId });
        if (!decision.ok) return decision;
        const { change, added } = decision.value;
        const results = added.map(showAdded);
        return ok({ change, reply: { ...changedCart(snapshot, change, moment), results } });
      },
    });
    if (outcome.ok || outcome.error.code !== 'UNKNOWN_VERSION') return outcome;
    return fail(await explainUnknown(body, outcome.error));
  }

  /** Which of the three it is: no such product, a version to be chosen, or none of that code. */
  async function explainUnknown(
    body: BodyOf<typeof addItem>,
    unknown: Failure<'UNKNOWN_VERSION'>,
  ): Promise<FailureOf<typeof addItem>> {
    const product = await readProductName(deps.sql.reader, body.productId);
    if (product === null) return failure('UNKNOWN_PRODUCT');
    if (body.versions !== undefined || body.assemblies !== undefined) return unknown;
    return product.hasVersions
      ? failure('VERSION_REQUIRED', { name: product.name })
      : failure('UNKNOWN_PRODUCT');
  }

  async function change(
    buyer: Buyer,
    body: BodyOf<typeof changeQuantity>,
  ): Answer<typeof changeQuantity> {
    if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
    const name = lineName(body, body.versionCode);
    const use = { buyer, cartId: body.cartId, mutation: mutationOf(changeQuantity, body) };
    return writeLine(use, (snapshot, moment) =>
      decideChange(name, body, snapshot, { moment, newId }),
    );
  }

  async function remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<typeof deleteItem> {
    const name = lineName(body, body.version);
    const use = { buyer, cartId: body.cartId, mutation: mutationOf(deleteItem, body) };
    return writeLine(use, (snapshot, moment) => decideRemoval(name, snapshot, moment));
  }

  function writeLine<Reason>(
    use: Omit<ChangingUse<Changed, Reason>, 'decide' | 'opens'>,
    decide: (snapshot: OpenCart, moment: Date) => Result<CartChange, Reason>,
  ) {
    return writeCart(deps, {
      ...use,
      opens: false,
      decide(snapshot, moment) {
        const decision = decide(snapshot, moment);
        if (!decision.ok) return decision;
        const reply = changedCart(snapshot, decision.value, moment);
        return ok({ change: decision.value, reply });
      },
    });
  }

  async function clear(
    buyer: Buyer,
    { cartId }: BodyOf<typeof cleanCart>,
    requestId: string,
  ): Answer<typeof cleanCart> {
    const owner = cartOwnerOf(buyer);
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
    const state = cartId ? await readCartState(deps.sql.reader, { ...owner, cartId }) : null;
    if (state === 'cleared') return done;
    return fail(failure(state === 'ordered' ? 'CART_CLOSED' : 'CART_NOT_FOUND'));
  }

  const forgetMutations = () =>
    deleteMutations(deps.sql, new Date(clock().getTime() - repeatedWithin));

  const several = {
    ...createCartLines(deps),
    ...createQuickOrder(deps),
    ...createReorder(deps),
    ...createSavedLines(deps),
    ...createSellerRoute(deps),
  };
  const repeatUsual = createRepeatUsual(deps);
  const addFavourites = createAddFavourites(deps);
  const own = { list, add, change, remove, clear, forgetMutations };
  return { ...own, repeatUsual, addFavourites, ...several };
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
