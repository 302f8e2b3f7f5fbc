import type { Pesos } from '../kernel/money.ts';
import { adjustForPayment, type PaymentAdjustment } from '../pricing/payment-adjustment.ts';
import { type CreditRefusal, type CreditState, refuseCredit } from './credit/credit-state.ts';
import { type GatewayMeans, isGatewayMeans } from './means.ts';
import { checkMethod, lowest, type MethodLimits, type MethodRefusal } from './method-limits.ts';
import { leastOnline, mostOnline } from './reservation.ts';

/** A payment method as the shop has connected it (D-12, D-22). */
export interface PaymentMethodTerms {
  readonly code: string;
  readonly isEnabled: boolean;
  /** How it is paid before it is prepared; null: it is not. */
  readonly means: string | null;
  /** Of what is paid by hand: whether the shop said where. */
  readonly hasAccount: boolean;
  /** Paid at the door, so only where the zone collects. */
  readonly needsCashOnDelivery: boolean;
  /** Taken off the customer's own credit. */
  readonly isCredit: boolean;
  readonly adjustment: PaymentAdjustment | null;
  /** For the customer and the zone that are asked about. */
  readonly limits: MethodLimits;
}

/** Pesos that a customer owes by each method, by its code; a method by which nothing is, is not there. */
export type OwedByMethod = Readonly<Record<string, Pesos>>;

/** What decides which methods an order may be paid with. */
export interface PaymentContext {
  /** Pesos to pay before the method's own discount or charge: goods and shipping. */
  readonly amount: Pesos;
  /** What the customer owes already. */
  readonly owed: OwedByMethod;
  /** Whether the zone of the address collects at the door (D-11); null: no address yet. */
  readonly cashOnDelivery: boolean | null;
  /** How the customer's own credit stands; null: it has none. */
  readonly credit: CreditState | null;
  /** Of `amount`, what the credit pays beside the method; 0: nothing. */
  readonly creditPart: Pesos;
  /** What the gateways that are connected take. */
  readonly openMeans: readonly GatewayMeans[];
}

/**
 * Why a method cannot be used: its limits, the customer's credit, that nobody collects in the city,
 * or that it pays no rest.
 */
export type OfferRefusal =
  | MethodRefusal
  | CreditRefusal
  | { readonly kind: 'city' | 'notBesideCredit' }
  /** A discount that was agreed for the order is for other ways to pay. */
  | { readonly kind: 'discount'; readonly title: string };

/** A method on an order: what it adds or takes off, and why it cannot be used. */
export interface OfferedMethod<Method = PaymentMethodTerms> {
  readonly method: Method;
  /** Pesos; negative for a discount. */
  readonly adjustment: Pesos;
  /** Null: it can. */
  readonly refusal: OfferRefusal | null;
}

/**
 * Every method that the shop has connected (D-22), with what it would add or take off this order,
 * and whether it can be used.
 */
export function offerMethods<Method extends PaymentMethodTerms>(
  methods: readonly Method[],
  context: PaymentContext,
): OfferedMethod<Method>[] {
  return methods.filter(isConnected).map((method) => {
    // Its discount or charge is of what is paid by it.
    const rest = context.amount - context.creditPart;
    const { total, difference } = adjustForPayment(rest, method.adjustment);
    return { method, adjustment: difference, refusal: whyNot(method, context, total) };
  });

  function isConnected(method: Method): boolean {
    if (method.isCredit) return method.isEnabled && context.credit !== null;
    return method.isEnabled && hasTaker(method, context.openMeans);
  }
}

/** Whether someone takes what is paid this way: a gateway, the door, the shop's account, a lender. */
export function hasTaker(
  {
    means,
    hasAccount,
    needsCashOnDelivery,
  }: Pick<PaymentMethodTerms, 'means' | 'hasAccount' | 'needsCashOnDelivery'>,
  openMeans: readonly GatewayMeans[],
): boolean {
  if (means === null) return needsCashOnDelivery;
  if (isGatewayMeans(means)) return openMeans.includes(means);
  return means === 'agreement' || hasAccount;
}

function whyNot(
  { code, means, needsCashOnDelivery, isCredit, limits }: PaymentMethodTerms,
  { cashOnDelivery, owed, credit, creditPart }: PaymentContext,
  total: Pesos,
): OfferRefusal | null {
  if (needsCashOnDelivery && cashOnDelivery === false) return { kind: 'city' };
  // What is paid delivery by delivery has no rest of the whole (ADR 59).
  if (creditPart > 0 && means === null) return { kind: 'notBesideCredit' };
  const refusal = isCredit && credit ? refuseCredit(credit, total) : null;
  if (refusal) return refusal;
  const taken = isGatewayMeans(means) ? withinGateway(limits) : limits;
  return checkMethod(taken, { total, owed: owed[code] ?? 0 });
}

/** A gateway takes neither very little nor very much, whatever the shop says. */
function withinGateway(limits: MethodLimits): MethodLimits {
  const min = Math.max(limits.min ?? 0, leastOnline);
  return { ...limits, min, max: lowest(limits.max, mostOnline) };
}

/**
 * What the shop lets one order come to, to be said before it is chosen. What may be held unpaid
 * online is so much that few care, so it is not said.
 */
export function limitToSay({
  means,
  limits,
}: Pick<PaymentMethodTerms, 'means' | 'limits'>): Pick<MethodLimits, 'min' | 'max'> {
  return {
    min: limits.min,
    max: means === null ? lowest(limits.max, limits.maxOwed) : limits.max,
  };
}

/**
 * The method of the order: the one chosen for it, else the one that the customer's last order was
 * paid with, else the only one that can be used. Null: none yet.
 */
export function methodFor<Method extends Pick<PaymentMethodTerms, 'code'>>(
  { chosen, last }: { readonly chosen: string | null; readonly last: string | null },
  offered: readonly OfferedMethod<Method>[],
): OfferedMethod<Method> | null {
  const usable = offered.filter(({ refusal }) => refusal === null);
  const picked = usable.find(({ method }) => method.code === (chosen ?? last));
  const [only = null] = usable;
  // Who chose one that cannot be used any more chooses again: it may cost something else.
  return picked ?? (chosen === null && usable.length === 1 ? only : null);
}
