import { say } from '@matiz/contracts/messages.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { pendingCopy as copy } from '#copy/pending.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, useMe } from '#session/me.query.ts';

/** Why the order cannot be confirmed yet, before it is tried. */
export function PendingNotice() {
  const visitor = useMe();
  const isForCustomer = isSeller(visitor);
  const state = visitor?.registration ?? 'in_review';
  return (
    <Notification
      color="blue"
      title={
        isForCustomer ? copy.waitTitleFor(visitor?.customer?.businessName ?? '') : copy.waitTitle
      }
      action={isForCustomer ? null : <AppLink to={links.registrationStatus}>{copy.see}</AppLink>}
    >
      {isForCustomer
        ? copy.barFor[state === 'approved' ? 'in_review' : state](
            visitor?.customer?.businessName ?? '',
          )
        : say('registrationPending')}
    </Notification>
  );
}

/** Whether who buys is still waiting for the approval. */
export function useIsPending(): boolean {
  const state = useMe()?.registration ?? null;
  return state !== null && state !== 'approved';
}
