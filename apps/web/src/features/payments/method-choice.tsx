import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { RadioCard } from '@matiz/ui/inputs/radio-card.tsx';
import { type ReactNode, useId } from 'react';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import { CardMarks, MethodMark } from './payment-mark.tsx';

/** A method that can be used, with what it adds or takes off in pesos (§3). */
export function MethodChoice({
  method,
  isChosen,
  onChoose,
  children,
}: {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: (code: string) => void;
  /** What the chosen one asks besides. */
  children?: ReactNode;
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
          {method.limit ? <span className="block">{method.limit}</span> : null}
          <Adjustment amount={method.adjustment} />
          <CardMarks method={method} />
        </>
      }
      aside={method.means === 'card' ? null : <MethodMark method={method} />}
    >
      {children}
    </RadioCard>
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

/** Methods that do not take this order, each with why and what to do instead. */
export function RefusedMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-base font-semibold tracking-normal">
        {copy.refusedMethods}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {methods.map((method) => (
          <li key={method.code} className="flex items-start gap-3 rounded-md bg-sunken p-3 sm:p-4">
            <span className="opacity-60 grayscale empty:hidden">
              <MethodMark method={method} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{method.name}</span>
              <span className="block text-sm text-ink-soft">{method.reason}</span>
              <span className="block opacity-60 grayscale">
                <CardMarks method={method} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
