import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useState } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { MethodChoice } from '#features/payments/index.ts';

/** How it is paid: the chosen method, and the others for who asks for them. */
export function HandOverMethods({
  methods,
  chosen,
  isDisabled,
  onChoose,
}: {
  methods: readonly PaymentMethod[];
  chosen: string | null;
  isDisabled: boolean;
  onChoose: (code: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const usable = methods.filter(({ isAvailable }) => isAvailable);
  const isChosenUsable = usable.some(({ code }) => code === chosen);
  const showsAll = isOpen || !isChosenUsable;
  const shown = showsAll ? usable : usable.filter(({ code }) => code === chosen);
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-3 font-display text-lg font-semibold">{copy.payment}</legend>
      <div className="flex flex-col gap-2.5">
        {shown.map((method) => (
          <MethodChoice
            key={method.code}
            method={method}
            isChosen={method.code === chosen}
            onChoose={onChoose}
          />
        ))}
        {showsAll || usable.length < 2 ? null : (
          <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
            {copy.changeMethod}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
