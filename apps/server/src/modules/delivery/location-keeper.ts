import type { LocationChange } from '@matiz/contracts/delivery.ts';
import { cartFollows, type SessionLocation } from '@matiz/domain/delivery/cart-follows.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint, DatabaseUnavailable } from '#db/connection/unavailable.ts';
import type { Sql } from '#db/pool.ts';
import {
  type Buyer,
  type DeliveryLocation,
  draftSellerOf,
  type Principal,
} from '#http/session/principal.ts';
import type { IdentityService } from '../identity/index.ts';

/** A customer's open cart on its way between warehouses. */
export interface CartMove {
  readonly customerId: string;
  /** Whose draft goes along; null: the customer's own cart. */
  readonly sellerId: string | null;
  readonly from: number;
  readonly to: number;
  /** What the cart is delivered to from now; null: what the session says. */
  readonly addressId: string | null;
  readonly moment: Date;
}

/** What delivery asks of the cart, which stands above it: `deps.ts` wires it. */
export interface CartPort {
  /** What the cart would be if the buyer stood there; writes nothing. */
  readonly preview: (buyer: Buyer, there: DeliveryLocation) => Promise<LocationChange['cart']>;
  /**
   * Takes the open cart along (§4, D-9), inside the transaction of the change. Throws on
   * `cart_one_open` when one was opened there at the same moment: then the whole is done again.
   */
  readonly move: (tx: Sql, move: CartMove) => Promise<void>;
}

export interface LocationKeeper {
  /**
   * Runs `work`, which may change where the session delivers, in a transaction. If the warehouse is
   * another one after it, the cart of the working customer goes there too: all of it or nothing.
   * Where the place is the very purpose, the cart is delivered there from now.
   */
  change<T, Fault>(
    principal: Pick<Principal, 'sessionId'>,
    work: (tx: Sql) => Promise<Result<T, Fault>>,
    purpose?: 'place',
  ): Promise<Result<T, Fault>>;
}

interface LocationKeeperDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly identity: Pick<IdentityService, 'location'>;
  readonly cart: Pick<CartPort, 'move'>;
}

const rounds = 4;

export function createLocationKeeper(deps: LocationKeeperDeps): LocationKeeper {
  const { sql, clock, identity } = deps;

  return {
    async change({ sessionId }, work, purpose) {
      for (let round = 0; round < rounds; round += 1) {
        try {
          const outcome = await sql.begin(async (tx) => {
            const before = await identity.location.lock(tx, sessionId);
            const result = await work(tx);
            const after = result.ok ? await identity.location.read(tx, sessionId) : null;
            await follow(tx, before, after, purpose === 'place');
            return result;
          });
          identity.location.forget(sessionId);
          return outcome;
        } catch (error) {
          if (brokenConstraint(error) !== 'cart_one_open') throw error;
        }
      }
      throw new DatabaseUnavailable('busy', new Error('a cart kept being opened there'));
    },
  };

  async function follow(
    tx: Sql,
    before: Principal | null,
    after: Principal | null,
    isChosen: boolean,
  ): Promise<void> {
    const [from, to] = [locationOf(before), locationOf(after)];
    if (!from || !to || !cartFollows(from, to, isChosen)) return;
    await deps.cart.move(tx, {
      customerId: from.customerId,
      sellerId: after ? draftSellerOf(after) : null,
      from: from.warehouseId,
      to: to.warehouseId,
      addressId: after?.addressId ?? null,
      moment: clock(),
    });
  }
}

function locationOf(principal: Principal | null): SessionLocation | null {
  if (!principal?.customer) return null;
  return { customerId: principal.customer.id, warehouseId: principal.location.warehouseId };
}
