import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { RadioCard } from '@matiz/ui/radio-card.tsx';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { PaymentMark } from './payment-mark.tsx';

/** A method that can be used, with what it adds or takes off in pesos (§3). */
export function MethodChoice({
  method,
  isChosen,
  onChoose,
}: {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: (code: string) => void;
}) {
  return (
    <RadioCard
      name="payment-method"
      value={method.code}
      checked={isChosen}
      onChange={() => onChoose(method.code)}
      title={method.name}
      description={
        <>
          {method.description}
          <Adjustment amount={method.adjustment} />
        </>
      }
      aside={<PaymentMark logo={method.logo} />}
    />
  );
}

/** What paying this way comes to for this order; nothing where it is nothing. */
export function Adjustment({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return amount < 0 ? (
    <span className="block font-semibold text-now">{copy.saves(formatPesos(amount))}</span>
  ) : (
    <span className="block font-semibold text-ink">{copy.costs(formatPesos(amount))}</span>
  );
}

/** Methods that cannot be used, small and with the reason. */
export function ClosedMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  if (methods.length === 0) return null;
  return (
    <section>
      <h2 className="font-text text-base font-semibold tracking-normal">{copy.otherMethods}</h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {methods.map(({ code, name, logo, reason }) => (
          <li key={code} className="flex items-center gap-3 rounded-md bg-sunken/70 p-2.5">
            <span className="opacity-60 grayscale">
              <PaymentMark logo={logo} />
            </span>
            <span className="min-w-0">
              <span className="block text-sm leading-5 font-medium text-ink-soft">{name}</span>
              <span className="block text-xs text-ink-faint">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
