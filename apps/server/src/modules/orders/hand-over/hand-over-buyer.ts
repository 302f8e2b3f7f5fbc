import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { HandOver } from '@matiz/contracts/orders/hand-over.ts';
import { handOverState } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import type { Buyer, Visitor } from '#http/session/principal.ts';
import type { HandOverRow, OpenedHandOver, OpenedName } from './hand-over.store.ts';

/**
 * Who orders by a link: the seller whose draft it is, for its customer, as they sent it. Nothing but
 * the calls of the hand-over ever gets this buyer, so the link can do nothing besides.
 */
export function buyerOf(handed: OpenedHandOver): Buyer {
  return {
    sessionId: handed.sessionId,
    userId: handed.sellerId,
    role: 'Seller',
    userName: handed.sellerName,
    scopes: [],
    factor: 'none',
    customer: {
      id: handed.customerId,
      name: handed.customerName,
      tradeTypeId: handed.tradeTypeId,
      loyaltyTier: handed.loyaltyTier,
      cityCode: handed.customerCity,
      stateCode: handed.customerCity.slice(0, 2),
      registration: handed.registration,
      isBlocked: handed.isBlocked,
      // A seller agrees to nothing in a customer's name, and is not asked.
      termsVersion: null,
      termsInForce: '',
    },
    location: {
      cityCode: handed.cityCode,
      city: handed.city,
      stateCode: handed.cityCode.slice(0, 2),
      state: handed.state,
      warehouseId: handed.warehouseId,
      zoneId: handed.zoneId,
    },
    addressId: handed.addressId,
  };
}

/** Why it cannot be answered; null: it can. */
export function closedFailure(row: HandOverRow, now: Date): Failure<ClosedCode> | null {
  switch (handOverState(row, now)) {
    case 'approved':
      return failure('HAND_OVER_APPROVED', { code: row.orderCode ?? '' });
    case 'declined':
      return failure('HAND_OVER_DECLINED');
    case 'revoked':
      return failure('HAND_OVER_REVOKED');
    case 'expired':
      return failure('HAND_OVER_EXPIRED');
    default:
      return null;
  }
}

type ClosedCode =
  | 'HAND_OVER_APPROVED'
  | 'HAND_OVER_DECLINED'
  | 'HAND_OVER_REVOKED'
  | 'HAND_OVER_EXPIRED';

/** A hand-over as its sender reads it. */
export function showHandOver(row: HandOverRow, now: Date): HandOver {
  return {
    _id: row.id,
    cartId: row.cartId,
    state: handOverState(row, now),
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredBy,
    reason: row.reason,
    orderCode: row.orderCode,
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A note on her phone names the draft instead of the secret of its link; her session says that it
 * is hers. Null: it is a link, or nobody's who may name a draft.
 */
export function draftNamed(token: string, { role, customer }: Visitor): OpenedName | null {
  const isOwn = role === 'Admin customer' && customer !== null;
  return isOwn && uuid.test(token) ? { cartId: token, customerId: customer.id } : null;
}
