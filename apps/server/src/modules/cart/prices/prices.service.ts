import { newsOfPlan } from '@matiz/domain/cart/lines/news-of-plan.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { areMovesTold, keysOf, type PriceMove } from '@matiz/domain/cart/price-moves.ts';
import { isContactHour } from '@matiz/domain/cart/reminder.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import type { Publish } from '#jobs/subscribers.ts';
import { readCart } from '../cart.store.ts';
import type { CartPricesMoved } from './price-events.ts';
import {
  findWatchedCarts,
  noteChecked,
  notePricesTold,
  type WatchedCartRow,
} from './prices.store.ts';

/** So many carts in one run; those that wait longest come first in the next. */
const mostChecked = 300;
const minute = 60_000;
/** A cart is looked at again no sooner. */
const checkedAgainAfter = 10 * minute;
/** An older cart was forgotten. */
const forgottenAfter = 30 * 24 * 60 * minute;

interface CartPricesDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
}

export type CartPrices = ReturnType<typeof createCartPrices>;

/** Price news of open carts (ADR 82): found as the cart itself finds them, told once each. */
export function createCartPrices({ sql, clock, publish }: CartPricesDeps) {
  /** As the buyer would read it now. */
  async function findMoves(row: WatchedCartRow, moment: Date): Promise<PriceMove[]> {
    const { customerId, warehouseId, cityCode, tradeTypeId, loyaltyTier } = row;
    const viewer = {
      customerId,
      warehouseId,
      cityCode,
      tradeTypeId,
      loyaltyTier,
      stateCode: cityCode.slice(0, 2),
      priceHidden: null,
    };
    const snapshot = await readCart(sql.reader, { cart: { cartId: row.cartId }, viewer, moment });
    return newsOfPlan(planCart(snapshot, moment))
      .filter(({ kind }) => kind === 'PRICE_UP' || kind === 'PRICE_DOWN')
      .map(({ line, before, after }) => ({
        lineId: line.row.id,
        versionId: line.sellable.versionId,
        before,
        after,
      }));
  }

  async function tell(row: WatchedCartRow, moves: PriceMove[], moment: Date): Promise<void> {
    await sql.begin(async (tx) => {
      if (!(await notePricesTold(tx, row, keysOf(moves), moment))) return;
      const event: CartPricesMoved = {
        kind: 'cart.pricesMoved',
        cartId: row.cartId,
        moves: moves.map(({ versionId, before, after }) => ({ versionId, before, after })),
      };
      await publish(tx, [event]);
    });
  }

  return {
    /** Within the hours that the law allows; repeatable, by any number of servers at once. */
    async tellMoved(): Promise<void> {
      const moment = clock();
      if (!isContactHour(moment)) return;
      const carts = await findWatchedCarts(sql.reader, {
        touchedAfter: new Date(moment.getTime() - forgottenAfter),
        checkedBefore: new Date(moment.getTime() - checkedAgainAfter),
        limit: mostChecked,
      });
      for (const row of carts) {
        const moves = await findMoves(row, moment);
        if (areMovesTold(moves, row, moment)) await tell(row, moves, moment);
      }
      if (carts.length > 0)
        await noteChecked(
          sql,
          carts.map(({ cartId }) => cartId),
          moment,
        );
    },
  };
}
