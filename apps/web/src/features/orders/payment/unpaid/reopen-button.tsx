import { Button } from '@matiz/ui/button.tsx';
import type { ButtonLook } from '@matiz/ui/button-class.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';
import { useReopen } from './use-reopen.ts';

/** Everything back to the cart; asks only where the payer's bank is at work (D-12). */
export function ReopenButton({ code, ...look }: { code: string } & ButtonLook) {
  const [isAsking, setAsking] = useState(false);
  const { reopen, isPending } = useReopen(code, () => setAsking(true));
  return (
    <>
      <Button
        variant="quiet"
        {...look}
        start={<Undo2 size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => reopen(false)}
      >
        {copy.reopen}
      </Button>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.reopenTitle}
        message={copy.reopenText}
        confirmLabel={copy.reopenConfirm}
        cancelLabel={copy.reopenWait}
        tone="danger"
        busy={isPending}
        onConfirm={() => reopen(true, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
