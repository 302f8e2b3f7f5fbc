import { addQuickOrder, type checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { decideQuickOrder, wantedOf } from '@matiz/domain/cart/quick-order/decide-quick-order.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { readCart } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import type { CartWriteDeps } from '../lines/cart-use.ts';
import { mutationOf } from '../lines/mutation.ts';
import { writeCart } from '../lines/write-cart.ts';
import { noCoverage } from '../no-coverage.ts';
import { changedCart } from '../show-cart.ts';
import { type ResolvedItemRow, resolveRows } from './resolve-items.ts';
import { showQuickOrder } from './show-quick-order.ts';

/** Many rows at once, by code or by name: a few statements, however many they are. */
export interface QuickOrderService {
  checkQuickOrder(
    buyer: Buyer,
    body: BodyOf<typeof checkQuickOrder>,
  ): Promise<ResultOf<typeof checkQuickOrder>>;
  /** The good rows, all in one write; repeat-safe where the body has a mutation id. */
  addQuickOrder(
    buyer: Buyer,
    body: BodyOf<typeof addQuickOrder>,
  ): Promise<ResultOf<typeof addQuickOrder>>;
}

export function createQuickOrder(deps: CartWriteDeps): QuickOrderService {
  const { sql, clock, newId } = deps;

  return {
    async checkQuickOrder(buyer, body) {
      if (isForAnother(buyer, body)) return fail(failure('CUSTOMER_MISMATCH'));
      if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
      const { warehouseId } = buyer.location;
      const moment = clock();
      const rows = await resolveRows(sql.reader, body, { warehouseId, moment });
      const snapshot = await readCart(sql.reader, {
        cart: cartOwnerOf(buyer),
        viewer: viewerOf(buyer),
        moment,
        codes: codesOf(rows),
      });
      const { decided, change } = decideQuickOrder(rows, snapshot, { moment, newId });
      const results = showQuickOrder(decided, { ...snapshot, ...change }, moment);
      const good = results.filter(({ error }) => error === null);
      const amount = good.reduce((sum, { total }) => sum + (total ?? 0), 0);
      return ok({ results, good: good.length, amount });
    },

    async addQuickOrder(buyer, body) {
      if (isForAnother(buyer, body)) return fail(failure('CUSTOMER_MISMATCH'));
      if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
      const { warehouseId } = buyer.location;
      const rows = await resolveRows(sql.reader, body, { warehouseId, moment: clock() });
      return writeCart(deps, {
        buyer,
        codes: codesOf(rows),
        mutation: mutationOf(addQuickOrder, body),
        opens: true,
        decide(snapshot, moment) {
          const { decided, change } = decideQuickOrder(rows, snapshot, { moment, newId });
          const results = showQuickOrder(decided, { ...snapshot, ...change }, moment);
          const added = results.filter(({ error }) => error === null).length;
          const isThere = change !== null || snapshot.cart.revision > 0;
          const cart = isThere ? changedCart(snapshot, change ?? snapshot, moment).cart : null;
          return ok({ change, reply: { results, added, cart } });
        },
      });
    },
  };
}

/** The session works for someone else by now, as another tab of a seller's may have chosen. */
function isForAnother(buyer: Buyer, { customerId }: { customerId?: string | undefined }): boolean {
  return customerId !== undefined && customerId !== buyer.customer.id;
}

function codesOf(rows: readonly ResolvedItemRow[]): string[] {
  return [...new Set(rows.flatMap((row) => wantedOf(row)?.versionCode ?? []))];
}
