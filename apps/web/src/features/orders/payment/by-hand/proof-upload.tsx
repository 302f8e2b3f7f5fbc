import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useSendProof } from './use-send-proof.ts';

/** The button that opens the camera or the gallery, and what came of the picture. */
export function ProofUpload({ order, isAgain }: { order: OrderDetail; isAgain: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useSendProof(order.code);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it was refused.
    target.value = '';
    if (file && !isPending) mutate(file);
  }

  return (
    <div className="flex flex-col gap-3">
      {error ? (
        <Notification color="red" title={copy.proofFailed}>
          {error.message}
        </Notification>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={copy.proofChoose}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        size="lg"
        block
        {...(isAgain ? { variant: 'secondary' } : {})}
        start={<Upload size={18} aria-hidden="true" />}
        loading={isPending}
        loadingLabel={copy.proofSending}
        onClick={() => input.current?.click()}
      >
        {isAgain ? copy.proofAgain : copy.proofChoose}
      </Button>
    </div>
  );
}
