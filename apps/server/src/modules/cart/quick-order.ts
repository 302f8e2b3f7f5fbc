import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import type { Failure } from '@matiz/contracts/errors.ts';
import { addQuickOrder, type checkQuickOrder } from '@matiz/contracts/quick-order.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '../../http/principal.ts';
import { viewerOf } from '../catalogue/index.ts';
import { readCart } from './cart.store.ts';
import { decideQuickOrder } from './decide-quick-order.ts';
import { mutationOf } from './mutation.ts';
import { type ResolvedRow, resolveRows } from './resolve-items.ts';
import { noCoverage } from './shortage.ts';
import { changedCart } from './show-cart.ts';
import { showQuickOrder } from './show-quick-order.ts';
import { type CartDeps, writeCart } from './write-cart.ts';

type Answer<Reply> = Promise<Result<Reply, Failure>>;

/** Many rows at once, by code or by name: a few statements, however many they are. */
export interface QuickOrderService {
  checkQuickOrder(
    buyer: Buyer,
    body: BodyOf<typeof checkQuickOrder>,
  ): Answer<ReplyOf<typeof checkQuickOrder>>;
  /** The good rows, all in one write; repeat-safe where the body has a mutation id. */
  addQuickOrder(
    buyer: Buyer,
    body: BodyOf<typeof addQuickOrder>,
  ): Answer<ReplyOf<typeof addQuickOrder>>;
}

export function createQuickOrder(deps: CartDeps): QuickOrderService {
  const { sql, clock, newId } = deps;

  return {
    async checkQuickOrder(buyer, body) {
      if (buyer.place.zoneId === null) return fail(noCoverage(buyer));
      const { warehouseId } = buyer.place;
      const moment = clock();
      const rows = await resolveRows(sql, body, warehouseId);
      const picture = await readCart(sql, {
        cart: { customerId: buyer.customer.id, warehouseId },
        viewer: viewerOf(buyer),
        moment,
        codes: codesOf(rows),
      });
      const { decided, change } = decideQuickOrder(rows, picture, { moment, newId });
      const results = showQuickOrder(decided, { ...picture, ...change }, moment);
      const good = results.filter(({ error }) => error === null);
      const amount = good.reduce((sum, { total }) => sum + (total ?? 0), 0);
      return ok({ results, good: good.length, amount });
    },

    async addQuickOrder(buyer, body) {
      if (buyer.place.zoneId === null) return fail(noCoverage(buyer));
      const rows = await resolveRows(sql, body, buyer.place.warehouseId);
      return writeCart(deps, {
        buyer,
        codes: codesOf(rows),
        mutation: mutationOf(addQuickOrder, body),
        opens: true,
        decide(picture, moment) {
          const { decided, change } = decideQuickOrder(rows, picture, { moment, newId });
          const results = showQuickOrder(decided, { ...picture, ...change }, moment);
          const added = results.filter(({ error }) => error === null).length;
          const isThere = change !== null || picture.cart.revision > 0;
          const cart = isThere ? changedCart(picture, change ?? picture, moment).cart : null;
          return ok({ change, reply: { results, added, cart } });
        },
      });
    },
  };
}

function codesOf(rows: readonly ResolvedRow[]): string[] {
  const sure = rows.flatMap(({ found }) => (found.length === 1 ? found : []));
  return [...new Set(sure.map(({ versionCode }) => versionCode))];
}
