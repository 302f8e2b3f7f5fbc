import { say } from '@matiz/contracts/messages.ts';
import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import type { Pesos } from '@matiz/domain/kernel/money.ts';
import { adjustForPayment } from '@matiz/domain/pricing/payment-adjustment.ts';
import type { MethodRow } from './payments.store.ts';

/** What decides which methods an order may be paid with. */
export interface PaymentContext {
  /** Pesos to pay before the method's own discount or charge: goods and shipping. */
  readonly amount: Pesos;
  /** Whether the zone of the address collects at the door (D-11); null: no address yet. */
  readonly cashOnDelivery: boolean | null;
  /** The city of the address, for the sentence. */
  readonly city: string;
}

/**
 * Every method with what it would add or take off this order, and whether it can be used (D-12).
 * Those that are paid at the door are served; the others are listed with the reason why not yet.
 */
export function offerMethods(
  methods: readonly MethodRow[],
  context: PaymentContext,
): PaymentMethod[] {
  return methods.map((method) => {
    const reason = whyNot(method, context);
    const { code, name, description, logo, adjustment } = method;
    return {
      code,
      name,
      description,
      logo,
      movement: adjustment && {
        type_movement: adjustment.typeMovement,
        discount_type: adjustment.discountType,
        discount_amount: adjustment.discountAmount,
      },
      adjustment: adjustForPayment(context.amount, adjustment).difference,
      isAvailable: reason === null,
      reason,
    };
  });
}

function whyNot(method: MethodRow, { cashOnDelivery, city }: PaymentContext): string | null {
  if (!method.isEnabled || !method.needsCashOnDelivery) return say('paymentSoon');
  return cashOnDelivery === false ? say('paymentNotInCity', { city }) : null;
}

/** The method of the order: the one chosen, or the only one that can be used. Null: none yet. */
export function methodFor(
  chosen: string | null,
  offered: readonly PaymentMethod[],
): PaymentMethod | null {
  const usable = offered.filter(({ isAvailable }) => isAvailable);
  const picked = usable.find(({ code }) => code === chosen);
  const [only = null] = usable;
  return picked ?? (usable.length === 1 ? only : null);
}
