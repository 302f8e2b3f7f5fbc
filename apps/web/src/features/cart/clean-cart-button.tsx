import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { LateQuestion, prepareQuestion } from '#lib/parts/late-question.tsx';
import { useCleanCart } from './use-clean-cart.ts';

/** §2 Vaciar, with its question. */
export function CleanCartButton({ units }: { units: number }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCleanCart();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mr-3.5"
        start={<Trash2 size={16} aria-hidden="true" />}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() => setAsking(true)}
      >
        {copy.clear}
      </Button>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={say('confirmClearCart')}
        message={copy.clearText(units)}
        confirmLabel={copy.clear}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
