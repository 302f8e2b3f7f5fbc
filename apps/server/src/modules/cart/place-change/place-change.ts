import { compareLocations } from '@matiz/domain/cart/place-change/compare-locations.ts';
import type { CartSnapshot } from '@matiz/domain/cart/snapshot.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer, DeliveryLocation } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import type { CartMove, CartPort } from '#modules/delivery/index.ts';
import { readCart } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import { joinCarts, lockOpenCarts, readdressCart, relabelCart } from './place-change.store.ts';
import { showComparison } from './show-comparison.ts';

/** The cart's part in a change of place (§4, D-9): what it would become, and how it goes along. */
export function createCartPort({ sql, clock }: { sql: Sql; clock: Clock }): CartPort {
  return {
    async preview(buyer, there) {
      const moment = clock();
      const here = await readAt(buyer, buyer.location, moment, []);
      if (there.warehouseId === buyer.location.warehouseId) {
        const nothing = { rows: [], sellables: here.sellables };
        return showComparison(compareLocations(here, nothing, moment));
      }
      const other = await readAt(buyer, there, moment, codesOf(here));
      return showComparison(compareLocations(here, other, moment));
    },

    async move(tx, { customerId, sellerId, from, to, addressId, moment }: CartMove) {
      const whose = { customerId, sellerId };
      if (from === to) {
        return readdressCart(tx, { ...whose, warehouseId: to }, { addressId, moment });
      }
      const carts = await lockOpenCarts(tx, whose, [from, to]);
      const source = carts.find(({ warehouseId }) => warehouseId === from);
      const target = carts.find(({ warehouseId }) => warehouseId === to);
      if (source && target) {
        await joinCarts(tx, { source: source.id, target: target.id }, { addressId, moment });
      } else if (source) {
        await relabelCart(tx, source.id, { warehouseId: to, addressId, moment });
      } else if (target) {
        await readdressCart(tx, { ...whose, warehouseId: to }, { addressId, moment });
      }
    },
  };

  function readAt(
    buyer: Buyer,
    location: DeliveryLocation,
    moment: Date,
    codes: readonly string[],
  ) {
    const cart = cartOwnerOf({ ...buyer, location });
    return readCart(sql.reader, { cart, viewer: viewerOf({ ...buyer, location }), moment, codes });
  }
}

/** The versions of the lines, as `readCart` takes them. */
function codesOf({ rows, sellables }: CartSnapshot): string[] {
  return rows.flatMap(({ versionId }) => {
    const sellable = sellables.get(versionId);
    return sellable ? [sellable.versionCode ?? sellable.code] : [];
  });
}
