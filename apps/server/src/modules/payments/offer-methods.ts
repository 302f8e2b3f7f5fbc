import { say } from '@matiz/contracts/messages.ts';
import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { formatPesos, type Pesos } from '@matiz/domain/kernel/money.ts';
import { LEAST_ONLINE, MOST_ONLINE } from '@matiz/domain/payments/hold.ts';
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
  /** Whether a gateway takes payments. */
  readonly isOnlineOpen: boolean;
}

/**
 * Every method with what it would add or take off this order, and whether it can be used (D-12).
 * Those that are paid at the door or through a gateway are served; the others are listed with the
 * reason why not yet.
 */
export function offerMethods(
  methods: readonly MethodRow[],
  context: PaymentContext,
): PaymentMethod[] {
  return methods.map((method) => {
    const { code, means, name, description, logo, adjustment } = method;
    const { total, difference } = adjustForPayment(context.amount, adjustment);
    const reason = whyNot(method, context, total);
    return {
      code,
      means,
      name,
      description,
      logo,
      movement: adjustment && {
        type_movement: adjustment.typeMovement,
        discount_type: adjustment.discountType,
        discount_amount: adjustment.discountAmount,
      },
      adjustment: difference,
      isAvailable: reason === null,
      reason,
    };
  });
}

function whyNot(
  { isEnabled, means, needsCashOnDelivery }: MethodRow,
  { cashOnDelivery, city, isOnlineOpen }: PaymentContext,
  total: Pesos,
): string | null {
  if (isEnabled && means !== null && isOnlineOpen) return whyNotOnline(total);
  if (!isEnabled || !needsCashOnDelivery) return say('paymentSoon');
  return cashOnDelivery === false ? say('paymentNotInCity', { city }) : null;
}

/** A gateway takes neither very little nor very much; nothing at all needs no gateway. */
function whyNotOnline(total: Pesos): string | null {
  if (total > 0 && total < LEAST_ONLINE) {
    return say('paymentSmall', { min: formatPesos(LEAST_ONLINE) });
  }
  return total > MOST_ONLINE ? say('paymentBig', { max: formatPesos(MOST_ONLINE) }) : null;
}

/**
 * The method of the order: the one chosen for it, else the one that the customer's last order was
 * paid with, else the only one that can be used. Null: none yet.
 */
export function methodFor(
  { chosen, last }: { readonly chosen: string | null; readonly last: string | null },
  offered: readonly PaymentMethod[],
): PaymentMethod | null {
  const usable = offered.filter(({ isAvailable }) => isAvailable);
  const picked = usable.find(({ code }) => code === (chosen ?? last));
  const [only = null] = usable;
  return picked ?? (usable.length === 1 ? only : null);
}
