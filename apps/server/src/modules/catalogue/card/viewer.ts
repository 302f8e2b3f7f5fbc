import { toldUnits } from '@matiz/domain/catalogue/told-units.ts';
import type { Role } from '@matiz/domain/identity/access.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import { draftSellerOf, type Visitor, type WorkingCustomer } from '#http/session/principal.ts';

/** For whom stock and prices are read (D-4): always from the session, never from the query. */
export interface Viewer {
  readonly warehouseId: number;
  readonly cityCode: string;
  readonly stateCode: string;
  readonly customerId: string | null;
  /** Whose drafts are meant by the cart; null: the customer's own. */
  readonly sellerId?: string | null;
  readonly tradeTypeId: number | null;
  readonly loyaltyTier: Tier | null;
  /** Why no price is told: to a guest (D-3), and to a business that was rejected (ADR 0010). */
  readonly priceHidden: 'GUEST' | 'REJECTED' | null;
}

/** Units as the viewer is told of them. */
export function unitsTold(units: number, { priceHidden }: Viewer): number {
  return toldUnits(units, priceHidden === null);
}

/** §6: the working customer's city, state, trade type and id drive the prices; the place, the stock. */
export function viewerOf({ role, userId, customer, location }: Visitor): Viewer {
  return {
    warehouseId: location.warehouseId,
    cityCode: customer?.cityCode ?? location.cityCode,
    stateCode: customer?.stateCode ?? location.stateCode,
    customerId: customer?.id ?? null,
    sellerId: draftSellerOf({ role, userId }),
    tradeTypeId: customer?.tradeTypeId ?? null,
    loyaltyTier: customer?.loyaltyTier ?? null,
    priceHidden: hiddenFrom(role, customer),
  };
}

function hiddenFrom(role: Role, customer: WorkingCustomer | null): Viewer['priceHidden'] {
  if (role === 'Guest') return 'GUEST';
  return role === 'Admin customer' && customer === null ? 'REJECTED' : null;
}
