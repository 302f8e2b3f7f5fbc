import { createHash } from 'node:crypto';
import {
  addItem,
  type CartReply,
  type changeQuantity,
  type cleanCart,
  type deleteItem,
} from '@matiz/contracts/cart.ts';
import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '../../http/principal.ts';
import { viewerOf } from '../catalogue/index.ts';
import { readCart, readProductName } from './cart.store.ts';
import type { CartChange } from './cart-change.ts';
import type { CartHead, CartPicture } from './cart-picture.ts';
import { clearCart } from './cart-write.store.ts';
import { type Addition, codesAsked, decideAddition } from './decide-addition.ts';
import { decideChange, decideRemoval, type LineName } from './decide-change.ts';
import { planCart } from './plan-cart.ts';
import { showCart, showChanged } from './show-cart.ts';
import { type CartDeps, writeCart } from './write-cart.ts';

type Answer<Reply> = Promise<Result<Reply, Failure>>;
type Changed = ReplyOf<typeof changeQuantity>;
type Picture = CartPicture & { readonly cart: CartHead };

/** The cart of a customer (D-9): every use case reads once, decides and writes once. */
export interface CartService {
  list(buyer: Buyer): Answer<CartReply>;
  /** Repeat-safe where the body has a mutation id. */
  add(buyer: Buyer, body: Addition): Answer<ReplyOf<typeof addItem>>;
  change(buyer: Buyer, body: BodyOf<typeof changeQuantity>): Answer<Changed>;
  remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<Changed>;
  clear(buyer: Buyer, requestId: string): Answer<ReplyOf<typeof cleanCart>>;
}

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
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    const added = await writeCart(deps, {
      buyer,
      codes: codesAsked(body),
      mutationId: body.mutationId,
      opens: true,
      decide(picture, moment) {
        if (picture.mutation) {
          const isSame = picture.mutation.bodyHash === bodyHash.toString('hex');
          const reply = addItem.replies[200].safeParse(picture.mutation.reply);
          if (!isSame || !reply.success) return fail(failure('KEY_REUSED'));
          return ok({ write: null, reply: reply.data });
        }
        const decision = decideAddition(body, picture, { moment, newId });
        if (!decision.ok) return decision;
        const { change, results } = decision.value;
        const reply = { ...changedCart(picture, change, moment), results };
        const mutation = body.mutationId ? { id: body.mutationId, bodyHash, reply } : null;
        return ok({ write: { change, moment, mutation }, reply });
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
    return writeLine(buyer, (picture, moment) =>
      decideChange(name, body.quantity, picture, { moment, newId }),
    );
  }

  async function remove(buyer: Buyer, body: BodyOf<typeof deleteItem>): Answer<Changed> {
    const name = lineName(body, body.version);
    return writeLine(buyer, (picture, moment) => decideRemoval(name, picture, moment));
  }

  function writeLine(
    buyer: Buyer,
    decide: (picture: Picture, moment: Date) => Result<CartChange, Failure>,
  ): Answer<Changed> {
    return writeCart(deps, {
      buyer,
      opens: false,
      decide(picture, moment) {
        const decision = decide(picture, moment);
        if (!decision.ok) return decision;
        const reply = changedCart(picture, decision.value, moment);
        return ok({ write: { change: decision.value, moment, mutation: null }, reply });
      },
    });
  }

  async function clear(buyer: Buyer, requestId: string): Answer<ReplyOf<typeof cleanCart>> {
    const owner = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
    const { userId, sessionId } = buyer;
    const isCleared = await clearCart(deps.sql, owner, {
      userId,
      sessionId,
      requestId,
      moment: clock(),
    });
    if (!isCleared) return fail(failure('CART_NOT_FOUND'));
    return ok({ results: { message: say('cartEmpty') } });
  }

  return { list, add, change, remove, clear };
}

function changedCart(picture: Picture, change: CartChange, moment: Date): Changed {
  const plan = planCart({ rows: change.rows, sellables: picture.sellables }, moment);
  const { _id, amount, units } = showChanged(picture.cart, plan);
  return { cart: { _id, amount, units } };
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

/** §8, for the place of the session. */
function noCoverage({ place }: Pick<Buyer, 'place'>): Failure {
  return failure('NO_COVERAGE', { city: place.city, state: place.state });
}
