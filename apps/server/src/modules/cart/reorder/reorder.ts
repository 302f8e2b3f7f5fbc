import { confirmReorder, type reviewReorder } from '@matiz/contracts/cart/reorder.ts';
import type { BodyOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  decideReorder,
  type ReorderedLine,
  type ReorderRefusal,
} from '@matiz/domain/cart/reorder/decide-reorder.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { type RefusedLine, refuse } from '@matiz/domain/kernel/refusal.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { readCart, readSellables } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import type { CartWriteDeps } from '../lines/cart-use.ts';
import { mutationOf } from '../lines/mutation.ts';
import { writeCart } from '../lines/write-cart.ts';
import { noCoverage } from '../no-coverage.ts';
import { changedCart } from '../show-cart.ts';
import { findReplacements, type PastLine, readOrdered } from './ordered.store.ts';
import { showReorder } from './show-reorder.ts';

/** An order again: a review of then and now, and then what can be had of it. */
export interface ReorderService {
  reviewReorder(
    buyer: Buyer,
    query: QueryOf<typeof reviewReorder>,
  ): Promise<ResultOf<typeof reviewReorder>>;
  /** Repeat-safe where the body has a mutation id. Fails where nothing can be added. */
  confirmReorder(
    buyer: Buyer,
    body: BodyOf<typeof confirmReorder>,
  ): Promise<ResultOf<typeof confirmReorder>>;
}

export function createReorder(deps: CartWriteDeps): ReorderService {
  const { sql, clock, newId } = deps;

  return {
    async reviewReorder(buyer, { orderCode }) {
      if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
      const found = await readOrdered(sql.reader, { orderCode }, buyer.userId);
      const ordered = ofBuyer(found, buyer, failure('NOT_FOUND'));
      if (!ordered.ok) return ordered;
      const { lines, ...order } = ordered.value;
      const moment = clock();
      const snapshot = await readCart(sql.reader, {
        cart: cartOwnerOf(buyer),
        viewer: viewerOf(buyer),
        moment,
        versionIds: lines.map(({ versionId }) => versionId),
      });
      const { reordered, change } = decideReorder(lines, snapshot, { moment, newId });
      const instead = await replacementsFor(reordered, buyer, moment);
      const shown = showReorder(reordered, { ...snapshot, ...change }, instead, moment);
      return ok({
        order: { _id: order.id, code: order.code, cartId: order.cartId, placedAt: order.placedAt },
        lines: shown,
        amountThen: sumOf(shown, (one) => one.quantityThen * one.priceThen),
        amountNow: sumOf(
          shown,
          (one) => (one.quantityNow + one.quantityPresale) * (one.priceNow ?? 0),
        ),
      });
    },

    async confirmReorder(buyer, body) {
      if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
      const found = await readOrdered(sql.reader, { cartId: body.cartId }, buyer.userId);
      const ordered = ofBuyer(found, buyer, failure('CART_NOT_FOUND'));
      if (!ordered.ok) return ordered;
      const { lines } = ordered.value;
      return writeCart(deps, {
        buyer,
        versionIds: lines.map(({ versionId }) => versionId),
        mutation: mutationOf(confirmReorder, body),
        opens: true,
        decide(snapshot, moment) {
          const { reordered, change } = decideReorder(lines, snapshot, { moment, newId });
          if (change === null) {
            const lines = reordered.map(refusedLine);
            return fail({ ...failure('NOTHING_TO_REORDER'), lines });
          }
          const results = showReorder(reordered, { ...snapshot, ...change }, new Map(), moment);
          return ok({ change, reply: { ...changedCart(snapshot, change, moment), results } });
        },
      });
    },
  };

  /** What can be had instead of what cannot, by the version that it replaces. */
  async function replacementsFor(
    reordered: readonly ReorderedLine[],
    buyer: Buyer,
    moment: Date,
  ): Promise<ReadonlyMap<number, Sellable>> {
    const gone = reordered.filter(({ added, inCart }) => added + inCart === 0);
    if (gone.length === 0) return new Map();
    const ids = gone.map(({ line }) => line.versionId);
    const pairs = await findReplacements(sql.reader, ids, buyer.location.warehouseId);
    const versionIds = pairs.map(({ versionId }) => versionId);
    const sellables = await readSellables(sql.reader, versionIds, viewerOf(buyer), moment);
    return new Map(
      pairs.flatMap(({ forVersionId, versionId }) => {
        const sellable = sellables.get(versionId);
        return sellable && !sellable.isWithdrawn ? [[forVersionId, sellable] as const] : [];
      }),
    );
  }
}

/** The order, if it is of whom the buyer buys for; a seller is told of another of their customers. */
function ofBuyer<Absent extends Failure>(
  ordered: PastLine | null,
  { customer, role }: Buyer,
  absent: Absent,
): Result<PastLine, Absent | Failure<'CUSTOMER_MISMATCH'>> {
  if (ordered?.customerId === customer.id) return ok(ordered);
  const isOwnCustomer = role === 'Seller' && ordered?.isAssigned === true;
  return fail(isOwnCustomer ? failure('CUSTOMER_MISMATCH') : absent);
}

export function refusedLine({ line, refusal }: ReorderedLine): RefusedLine<ReorderRefusal> {
  const { code, versionCode, name, versionName } = line;
  return {
    code,
    versionCode,
    name: versionName === null ? name : `${name} ${versionName}`,
    reason: refusal ?? refuse('UNKNOWN_PRODUCT'),
  };
}

function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0);
}
