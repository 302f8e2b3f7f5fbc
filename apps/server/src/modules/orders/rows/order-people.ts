import type { Principal } from '#http/session/principal.ts';
import type { Author } from '#resource/author.ts';
import type { OrderAuthor } from './order-change.ts';
import type { Reader } from './order-reader.store.ts';

/**
 * A seller reads their customers' orders, no matter who is selected; a business reads its own; the staff
 * all of them, if their roles let them read orders (D-19).
 */
export function readerOf({ role, scopes, customer, userId }: Principal): Reader {
  if (role === 'Staff' && scopes.includes('orders:read')) return { isStaff: true };
  const isOwnBusiness = role !== 'Seller' && customer !== null;
  return isOwnBusiness ? { customerId: customer.id } : { sellerId: userId };
}

export function orderAuthorOf(
  { userId, sessionId, role }: Principal,
  requestId: string,
): OrderAuthor {
  return { userId, sessionId, role, requestId };
}

/** The same for what a history says: staff do it at the desk, or nobody, when its time comes. */
export function historyAuthorOf(
  { userId, sessionId, requestId, role, reason }: OrderAuthor,
  at: Date,
): Author {
  const via = role !== 'Staff' ? 'call' : sessionId === null ? 'job' : 'desk';
  return { at, userId, sessionId, requestId, via, reason: reason || null, batchId: null };
}
