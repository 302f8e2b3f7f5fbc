import type { Pesos } from '@matiz/domain/kernel/money.ts';

/** What a payer did at the link's page: paid, failed and may try again, or was refused for good. */
export type LinkOutcome = 'paid' | 'failed' | 'rejected';

/** A link as the local Bold keeps it. */
export interface StoredLink {
  /** `LNK_…` */
  readonly id: string;
  readonly reference: string;
  readonly amount: Pesos;
  readonly description: string;
  readonly callbackUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null: nobody has tried to pay. */
  readonly outcome: LinkOutcome | null;
  /** When the outcome is told; until then it is being processed. */
  readonly resolvesAt: Date | null;
  /** Of the last try. */
  readonly transactionId: string | null;
}

export type LinkStatus = 'ACTIVE' | 'PROCESSING' | 'PAID' | 'REJECTED' | 'EXPIRED';

export function linkStatusOf(link: StoredLink, now: Date): LinkStatus {
  const { outcome, resolvesAt, expiresAt } = link;
  if (outcome !== null && resolvesAt !== null && now < resolvesAt) return 'PROCESSING';
  if (outcome === 'paid') return 'PAID';
  if (outcome === 'rejected') return 'REJECTED';
  // After a failed try it is open again.
  return now < expiresAt ? 'ACTIVE' : 'EXPIRED';
}

/** A link as the API tells it: some of its answers stand inside `payload`, others by themselves. */
export function describeLink(link: StoredLink, now: Date) {
  const status = linkStatusOf(link, now);
  const told = {
    api_version: 1,
    id: link.id,
    status,
    total: link.amount,
    subtotal: link.amount,
    tip_amount: 0,
    taxes: [],
    amount_type: 'CLOSE',
    reference: link.reference,
    description: link.description,
    transaction_id: status === 'ACTIVE' ? null : link.transactionId,
    payment_method: status === 'PAID' ? 'CREDIT_CARD' : null,
    is_sandbox: true,
  };
  return status === 'ACTIVE' || status === 'PROCESSING' ? { payload: told, errors: [] } : told;
}
