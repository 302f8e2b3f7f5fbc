import type { CartHead, StoredLine } from '@matiz/domain/cart/snapshot.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { createCache } from '#lib/cache.ts';
import type { CartAnswer } from '../cart.store.ts';
import type { CartOwner } from '../cart-owner.ts';

/** A cart as it was a moment ago, with what tells whether it still is. */
export interface KnownCart extends CartAnswer {
  readonly cart: CartHead;
  readonly stamps: ReadonlyMap<number, string>;
}

interface KnownSellable {
  readonly sellable: Sellable;
  readonly stamp: string;
}

const ttlMs = 60_000;
/** Of each a few kilobytes. */
const maxCarts = 1_000;
const maxSellables = 3_000;

export type CartMemory = ReturnType<typeof createCartMemory>;

/**
 * What this process wrote and read of carts last. Nobody is answered from it: what is decided over
 * it is written only where the database finds it still so (`saveSameCart`), for the very buyer who
 * asks. What another buyer saw of a product is a good guess, and no more.
 */
export function createCartMemory(clock: Clock) {
  const carts = createCache<{ cart: CartHead; rows: readonly StoredLine[] }>({
    ttlMs,
    max: maxCarts,
    now: clock,
  });
  const sellables = createCache<KnownSellable>({ ttlMs, max: maxSellables, now: clock });
  const versions = createCache<number>({ ttlMs, max: maxSellables, now: clock });

  return {
    /** The cart with what was asked for beside it; null: some of it is not known. */
    recall(owner: CartOwner, codes: readonly string[]): KnownCart | null {
      const known = carts.get(keyOf(owner));
      if (!known) return null;
      const asked = codes.map((code) => versions.get(code));
      const ids = new Set([...known.rows.map(({ versionId }) => versionId), ...asked]);
      const found = new Map<number, Sellable>();
      const stamps = new Map<number, string>();
      for (const id of ids) {
        const one = id === undefined ? undefined : sellables.get(`${owner.warehouseId} ${id}`);
        if (id === undefined || !one) return null;
        found.set(id, one.sellable);
        stamps.set(id, one.stamp);
      }
      return { ...known, sellables: found, stamps, mutation: null };
    },

    /** What was read of what is sold, and the cart as it stands after its change. */
    keep(owner: CartOwner, answer: CartAnswer, cart: CartHead, rows: readonly StoredLine[]): void {
      if (answer.stamps === null) {
        carts.delete(keyOf(owner));
        return;
      }
      for (const [id, stamp] of answer.stamps) {
        const sellable = answer.sellables.get(id);
        if (!sellable) continue;
        sellables.set(`${owner.warehouseId} ${id}`, { sellable, stamp });
        versions.set(sellable.versionCode ?? sellable.code, id);
      }
      carts.set(keyOf(owner), { cart, rows });
    },
  };
}

function keyOf({ customerId, warehouseId, sellerId }: CartOwner): string {
  return `${customerId} ${warehouseId} ${sellerId}`;
}
