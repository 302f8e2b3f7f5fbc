import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { CouponRule } from '@matiz/domain/orders/coupons/coupon-rule.ts';
import type { Tx } from '#db/sql.ts';
import { findCustomerId, findProductsByCode } from '#modules/pricing/index.ts';
import type { CouponForm } from './coupon-form.ts';

/** What a coupon of a kind cannot take off, in words; null: it can. */
export function sayAmount(kind: CouponRule['kind'], amount: number | null): string | null {
  if (kind === 'free-shipping' || kind === 'mix') return null;
  if (amount === null || amount <= 0) return say('couponNeedsAmount');
  if (kind === 'buy-get') return amount <= 100 ? null : say('couponPercentOfUnits');
  if (kind === 'percentage') return amount < 100 ? null : say('movementPercent');
  return Number.isInteger(amount) ? null : say('couponWholePesos');
}

/** Products and the customer that are named in words: they have to be there. */
export async function refuseNames(tx: Tx, set: Partial<CouponForm>): Promise<Failure | null> {
  const { product, gotProduct, document } = set;
  const codes = [product, gotProduct].filter((code) => typeof code === 'string');
  const found = codes.length > 0 ? await findProductsByCode(tx, codes) : [];
  for (const [field, code] of Object.entries({ product, gotProduct })) {
    if (code && !found.some(({ asked }) => asked === code)) {
      const sentence = say('codesUnknown', { codes: code });
      return failureAt(`set.${field}`, 'UNKNOWN_REFERENCE', sentence);
    }
  }
  if (document && (await findCustomerId(tx, document)) === null) {
    return failureAt('set.document', 'UNKNOWN_REFERENCE', say('listNoCustomer'));
  }
  return null;
}

type Terms = Pick<CouponRule, 'kind'> & {
  readonly amount: number | null;
  readonly uses: number;
  readonly buyQuantity: number | null;
  readonly getQuantity: number | null;
  readonly hasSteps: boolean;
};

/** The kind with its amount and units, the uses with their limit, with what was stored before. */
export async function refuseTerms(
  tx: Tx,
  id: string | null,
  set: Partial<CouponForm>,
): Promise<Failure | null> {
  const [stored] = await tx<Terms[]>`
    SELECT kind, amount::float AS amount, uses, buy_quantity AS "buyQuantity",
      get_quantity AS "getQuantity", steps IS NOT NULL AS "hasSteps"
    FROM coupon WHERE id = ${id}::text::integer`;
  const kind = set.kind ?? stored?.kind;
  if (kind === undefined) return null;
  const writtenOf = (name: 'amount' | 'buyQuantity' | 'getQuantity') =>
    (set[name] === undefined ? stored?.[name] : set[name]) ?? null;
  const wrong = sayAmount(kind, writtenOf('amount'));
  if (wrong !== null) return failureAt('set.amount', 'INVALID_REQUEST', wrong);
  for (const field of ['buyQuantity', 'getQuantity'] as const) {
    if (kind === 'buy-get' && writtenOf(field) === null) {
      return failureAt(`set.${field}`, 'INVALID_REQUEST', say('couponNeedsUnits'));
    }
  }
  const hasSteps = set.steps === undefined ? stored?.hasSteps : set.steps !== null;
  if (kind === 'mix' && !hasSteps) {
    return failureAt('set.steps', 'INVALID_REQUEST', say('couponNeedsSteps'));
  }
  const uses = stored?.uses ?? 0;
  return set.usesLimit != null && set.usesLimit < uses
    ? failureAt('set.usesLimit', 'INVALID_REQUEST', say('couponUsesBelow', { n: uses }))
    : null;
}
