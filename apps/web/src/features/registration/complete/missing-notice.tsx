import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { pendingCopy as copy } from '#copy/pending.ts';
import { registrationQuery } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';

/** What a cart's business still owes before its first order, and the way there and back. */
export function MissingNotice() {
  const { data } = useQuery(registrationQuery(useRequest()));
  if (!data) return null;
  const missing = data.missing.map((part) => copy.missing[part]);
  return (
    <Notification
      color="blue"
      title={copy.missingTitle}
      action={<AppLink to={links.completeRegistration(links.cart)}>{copy.complete}</AppLink>}
    >
      {missing.length > 0 ? copy.missingText(missing) : copy.missingAll}
    </Notification>
  );
}
