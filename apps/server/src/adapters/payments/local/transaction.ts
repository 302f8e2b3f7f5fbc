import { renderSVG } from 'uqr';

/** How a payment ends. Until its moment it is PENDING, whatever the end will be. */
export type SandboxOutcome = 'APPROVED' | 'DECLINED' | 'ERROR';
export type Status = SandboxOutcome | 'PENDING' | 'VOIDED';

/** As `payment_method` of the API, without the payer's document: anybody may read it by its id. */
export interface WompiPaymentMethod {
  readonly type: 'CARD' | 'PSE' | 'NEQUI' | 'BANCOLOMBIA_TRANSFER' | 'BANCOLOMBIA_QR';
  readonly [name: string]: unknown;
}

export interface StoredTransaction {
  readonly id: string;
  readonly reference: string;
  readonly amountInCents: number;
  readonly currency: string;
  readonly outcome: SandboxOutcome | null;
  /** Null: the payer has not decided yet. */
  readonly resolvesAt: Date | null;
  readonly createdAt: Date;
  readonly means: WompiPaymentMethod;
  readonly redirectUrl: string;
  readonly customerEmail: string;
  readonly statusMessage: string | null;
  readonly voidedAt: Date | null;
}

/** Told by the clock alone, so that it survives a restart without any timer. */
function statusOf({ outcome, resolvesAt, voidedAt }: StoredTransaction, now: Date): Status {
  if (outcome === null || resolvesAt === null || now < resolvesAt) return 'PENDING';
  return voidedAt === null ? outcome : 'VOIDED';
}

/** What Wompi's sandbox says of each end. */
export function messageOf(
  outcome: SandboxOutcome,
  type: WompiPaymentMethod['type'],
): string | null {
  if (outcome === 'APPROVED') return null;
  if (outcome === 'ERROR') return 'Transacción con ERROR en Sandbox';
  return type === 'CARD'
    ? 'La transacción fue rechazada (Sandbox)'
    : 'Transacción RECHAZADA en Sandbox';
}

/** Where the payer comes back to: what their address asks already stays. */
export function localReturnAddress({ redirectUrl, id }: StoredTransaction): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('id', id);
  return url.href;
}

const typesAtBank: ReadonlySet<string> = new Set(['PSE', 'BANCOLOMBIA_TRANSFER', 'BANCOLOMBIA_QR']);

/** Whether its payer decides at a bank: on its page, to which a code leads as well. */
export function isAtBank({ means }: Pick<StoredTransaction, 'means'>): boolean {
  return typesAtBank.has(means.type);
}

/** Whether it is of a card whose bank asks the payer before anything is charged (3-D Secure). */
export function isChallenged({ means }: Pick<StoredTransaction, 'means'>): boolean {
  const extra = means.extra as { readonly is_three_ds?: unknown } | undefined;
  return means.type === 'CARD' && extra?.is_three_ds === true;
}

/** The bank's address as Wompi tells it, or as a picture of it that a camera reads. */
function waysTo(bankUrl: string, type: WompiPaymentMethod['type']) {
  return type === 'BANCOLOMBIA_QR'
    ? { qr_image: Buffer.from(renderSVG(bankUrl, { border: 2 })).toString('base64') }
    : { async_payment_url: bankUrl };
}

/** A transaction as the API tells it. `bankUrl`: where its payer decides. */
export function describeTransaction(row: StoredTransaction, now: Date, bankUrl?: string) {
  const status = statusOf(row, now);
  const isOver = status !== 'PENDING';
  const extra = bankUrl === undefined ? {} : { extra: waysTo(bankUrl, row.means.type) };
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    finalized_at: isOver && row.resolvesAt !== null ? row.resolvesAt.toISOString() : null,
    amount_in_cents: row.amountInCents,
    reference: row.reference,
    customer_email: row.customerEmail,
    currency: row.currency,
    payment_method_type: row.means.type,
    payment_method: { ...row.means, ...extra },
    status,
    status_message: isOver ? row.statusMessage : null,
    shipping_address: null,
    redirect_url: row.redirectUrl,
    payment_source_id: null,
    payment_link_id: null,
  };
}
