import { acceptLines, removeLines } from '@matiz/contracts/cart/cart-lines.ts';
import type { CartReply } from '@matiz/contracts/cart.ts';
import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { type CartChange, changeBetween } from '@matiz/domain/cart/lines/cart-change.ts';
import { acceptNews } from '@matiz/domain/cart/lines/decide-acceptance.ts';
import { moveLine } from '@matiz/domain/cart/lines/decide-move.ts';
import { decideDraftRemoval, decideRemovals } from '@matiz/domain/cart/lines/decide-removal.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { rowIdOf } from '@matiz/domain/cart/snapshot.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import type { CartAnswer } from '../cart.store.ts';
import { noCoverage } from '../no-coverage.ts';
import { showCart } from '../show-cart.ts';
import type { CartWriteDeps, ChangeFailure, ChangingUse, OpenCart } from './cart-use.ts';
import { mutationOf } from './mutation.ts';
import { writeCart } from './write-cart.ts';

type Acceptance = BodyOf<typeof acceptLines>;

/** What is done to several lines at once (ADR 13); each answers the whole cart. */
export interface CartLinesService {
  /** News first, then moves; all of it or nothing. */
  acceptLines(buyer: Buyer, body: Acceptance): Promise<ResultOf<typeof acceptLines>>;
  /** CartLines that are gone already do not matter, unless all are. */
  removeLines(
    buyer: Buyer,
    body: BodyOf<typeof removeLines>,
  ): Promise<ResultOf<typeof removeLines>>;
  /** By the link of a hand-over: its last line stays. */
  removeFromDraft(
    buyer: Buyer,
    line: { readonly lineId: string; readonly cartId: string },
  ): Promise<
    Result<CartReply, Failure<'UNKNOWN_CART_LINE' | 'HAND_OVER_LAST_LINE'> | ChangeFailure>
  >;
}

/** A repetition is answered with the cart as it is by then, not as it was. */
export const cartOfNow = {
  remember: () => null,
  replay: (_: unknown, snapshot: CartAnswer, moment: Date) =>
    showCart(snapshot.cart, planCart(snapshot, moment)),
};

export function createCartLines(deps: CartWriteDeps): CartLinesService {
  async function writeLines<Reason>(
    use: Omit<ChangingUse<CartReply, Reason>, 'decide' | 'opens'>,
    decide: (snapshot: OpenCart, moment: Date) => Result<CartChange, Reason>,
  ) {
    return writeCart(deps, {
      ...use,
      opens: false,
      decide(snapshot, moment) {
        const decision = decide(snapshot, moment);
        if (!decision.ok) return decision;
        const { rows } = decision.value;
        const reply = showCart(snapshot.cart, planCart({ ...snapshot, rows }, moment));
        return ok({ change: decision.value, reply });
      },
    });
  }

  return {
    async acceptLines(buyer, body) {
      if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
      const mutation = mutationOf(acceptLines, body, cartOfNow);
      return writeLines({ buyer, cartId: body.cartId, mutation }, (snapshot, moment) =>
        decideAcceptance(body, snapshot, { moment, newId: deps.newId }),
      );
    },

    async removeLines(buyer, body) {
      const mutation = mutationOf(removeLines, body, cartOfNow);
      return writeLines({ buyer, cartId: body.cartId, mutation }, (snapshot, moment) =>
        decideRemovals(body.lineIds, snapshot, moment),
      );
    },

    async removeFromDraft(buyer, { lineId, cartId }) {
      return writeLines({ buyer, cartId }, (snapshot, moment) =>
        decideDraftRemoval(lineId, snapshot, moment),
      );
    },
  };
}

function decideAcceptance(
  { accept, move = [] }: Acceptance,
  snapshot: OpenCart,
  context: { moment: Date; newId: () => string },
): Result<CartChange, FailureOf<typeof acceptLines>> {
  const named = [...(accept === 'all' ? [] : (accept ?? [])), ...move];
  const isThere = ({ lineId }: { lineId: string }) =>
    snapshot.rows.some(({ id }) => id === rowIdOf(lineId));
  if (named.length > 0 && !named.some(isThere)) return fail(failure('UNKNOWN_CART_LINE'));

  let rows = accept === undefined ? snapshot.rows : acceptNews(accept, snapshot, context);
  for (const { lineId, advancedPurchasing: advance } of move) {
    const moved = moveLine({ lineId, advance }, { ...snapshot, rows }, context);
    if (!moved.ok) return moved;
    rows = moved.value;
  }
  return ok(changeBetween(snapshot.rows, rows));
}
