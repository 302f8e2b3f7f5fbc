import type { CartReply } from '@matiz/contracts/cart.ts';
import { acceptLines, removeLines } from '@matiz/contracts/cart-lines.ts';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '../../http/principal.ts';
import type { CartAnswer } from './cart.store.ts';
import { type CartChange, changeBetween } from './cart-change.ts';
import { acceptNews, rowIdOf } from './decide-acceptance.ts';
import { decideRemovals } from './decide-change.ts';
import { moveLine } from './decide-move.ts';
import { mutationOf } from './mutation.ts';
import { planCart } from './plan-cart.ts';
import { noCoverage } from './shortage.ts';
import { showCart } from './show-cart.ts';
import { type CartDeps, type CartUse, type OpenCart, writeCart } from './write-cart.ts';

type Answer = Promise<Result<CartReply, Failure>>;
type Acceptance = BodyOf<typeof acceptLines>;

/** What is done to several lines at once (ADR 13); each answers the whole cart. */
export interface CartLinesService {
  /** News first, then moves; all of it or nothing. */
  acceptLines(buyer: Buyer, body: Acceptance): Answer;
  /** Lines that are gone already do not matter, unless all are. */
  removeLines(buyer: Buyer, body: BodyOf<typeof removeLines>): Answer;
}

/** A repetition is answered with the cart as it is by then, not as it was. */
const cartOfNow = {
  remember: () => null,
  recall: (_: unknown, picture: CartAnswer, moment: Date) =>
    showCart(picture.cart, planCart(picture, moment)),
};

export function createCartLines(deps: CartDeps): CartLinesService {
  async function writeLines(
    use: Omit<CartUse<CartReply>, 'decide' | 'opens'>,
    decide: (picture: OpenCart, moment: Date) => Result<CartChange, Failure>,
  ): Answer {
    return writeCart(deps, {
      ...use,
      opens: false,
      decide(picture, moment) {
        const decision = decide(picture, moment);
        if (!decision.ok) return decision;
        const { rows } = decision.value;
        const reply = showCart(picture.cart, planCart({ ...picture, rows }, moment));
        return ok({ change: decision.value, reply });
      },
    });
  }

  return {
    async acceptLines(buyer, body) {
      if (buyer.place.zoneId === null) return fail(noCoverage(buyer));
      const mutation = mutationOf(acceptLines, body, cartOfNow);
      return writeLines({ buyer, cartId: body.cartId, mutation }, (picture, moment) =>
        decideAcceptance(body, picture, { moment, newId: deps.newId }),
      );
    },

    async removeLines(buyer, body) {
      const mutation = mutationOf(removeLines, body, cartOfNow);
      return writeLines({ buyer, cartId: body.cartId, mutation }, (picture, moment) =>
        decideRemovals(body.lineIds, picture, moment),
      );
    },
  };
}

function decideAcceptance(
  { accept, move = [] }: Acceptance,
  picture: OpenCart,
  world: { moment: Date; newId: () => string },
): Result<CartChange, Failure> {
  const named = [...(accept === 'all' ? [] : (accept ?? [])), ...move];
  const isThere = ({ lineId }: { lineId: string }) =>
    picture.rows.some(({ id }) => id === rowIdOf(lineId));
  if (named.length > 0 && !named.some(isThere)) return fail(failure('UNKNOWN_CART_LINE'));

  let rows = accept === undefined ? picture.rows : acceptNews(accept, picture, world);
  for (const one of move) {
    const moved = moveLine(one, { ...picture, rows }, world);
    if (!moved.ok) return moved;
    rows = moved.value;
  }
  return ok(changeBetween(picture.rows, rows));
}
