import { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { decideReorder } from '@matiz/domain/cart/reorder/decide-reorder.ts';
import {
  missingFromCart,
  usualBasket,
  usualOrders,
} from '@matiz/domain/cart/reorder/usual-basket.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import type { CartWriteDeps } from '../lines/cart-use.ts';
import { mutationOf } from '../lines/mutation.ts';
import { writeCart } from '../lines/write-cart.ts';
import { noCoverage } from '../no-coverage.ts';
import { changedCart } from '../show-cart.ts';
import { readLastOrders } from './ordered.store.ts';
import { refusedLine } from './reorder.ts';
import { showReorder } from './show-reorder.ts';

/** What a customer orders as a rule: put in the cart where it is not there yet. */
export function createRepeatUsual(deps: CartWriteDeps) {
  const { sql, newId } = deps;

  return async function repeat(
    buyer: Buyer,
    body: BodyOf<typeof repeatUsual>,
  ): Promise<ResultOf<typeof repeatUsual>> {
    if (body.customerId !== buyer.customer.id) return fail(failure('CUSTOMER_MISMATCH'));
    if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
    const basket = usualBasket(await readLastOrders(sql.reader, buyer.customer.id, usualOrders));
    if (basket === null) return fail(failure('NOTHING_USUAL'));
    const { from, lines } = basket;
    return writeCart(deps, {
      buyer,
      versionIds: lines.map(({ versionId }) => versionId),
      mutation: mutationOf(repeatUsual, body),
      opens: true,
      decide(snapshot, moment) {
        const missing = missingFromCart(lines, snapshot.rows);
        if (missing.length === 0) {
          const reply = { ...changedCart(snapshot, snapshot, moment), from, results: [] };
          return ok({ change: null, reply });
        }
        const { reordered, change } = decideReorder(missing, snapshot, { moment, newId });
        if (change === null) {
          return fail({ ...failure('NOTHING_TO_REORDER'), lines: reordered.map(refusedLine) });
        }
        const results = showReorder(reordered, { ...snapshot, ...change }, new Map(), moment);
        return ok({ change, reply: { ...changedCart(snapshot, change, moment), from, results } });
      },
    });
  };
}
