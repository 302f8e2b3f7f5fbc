import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** Back from the gateway: whether something was paid is not known yet. */
export function CheckingPanel({
  hasFailed,
  isChecking,
  onAgain,
}: {
  hasFailed: boolean;
  isChecking: boolean;
  onAgain: () => void;
}) {
  if (hasFailed) {
    return (
      <Notification
        color="orange"
        action={
          <Button variant="secondary" loading={isChecking} onClick={onAgain}>
            {copy.checkAgain}
          </Button>
        }
      >
        {copy.checkFailedText}
      </Notification>
    );
  }
  return (
    <section className="flex flex-col items-center gap-4 rounded-lg bg-surface px-5 py-8 text-center shadow-card">
      <Spinner size={44} className="text-accent" />
      <p className="max-w-sm text-ink-soft">{copy.checkingText}</p>
    </section>
  );
}
