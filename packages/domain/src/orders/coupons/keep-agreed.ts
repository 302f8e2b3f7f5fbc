import type { OfferedMethod, PaymentMethodTerms } from '../../payments/offer-methods.ts';

/** A discount of an order as it was agreed. */
export interface AgreedDiscount {
  readonly title: string;
  /** The ways to pay that it was agreed for; null: any. */
  readonly methods: readonly string[] | null;
}

/**
 * Ways to pay an order that is there already: one for which a discount of it was not given cannot
 * be taken, since the order would cost more without having been asked for again.
 */
export function keepAgreed<Method extends Pick<PaymentMethodTerms, 'code'>>(
  offered: readonly OfferedMethod<Method>[],
  agreed: readonly AgreedDiscount[],
): OfferedMethod<Method>[] {
  return offered.map((one) => {
    const lost = agreed.find(({ methods }) => methods?.includes(one.method.code) === false);
    if (!lost || one.refusal) return one;
    return { ...one, refusal: { kind: 'discount', title: lost.title } };
  });
}
