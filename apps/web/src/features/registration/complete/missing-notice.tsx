import { buttonClass } from '@matiz/ui/button-class.ts';
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
  const missing = data?.missing ?? [];
  return (
    <Notification
      color="blue"
      title={copy.missingTitle}
      action={
        <AppLink
          to={links.completeRegistration(links.cart)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {copy.complete}
        </AppLink>
      }
    >
      {missing.length > 0 ? (
        <ul className="list-disc pl-4">
          {missing.map((part) => (
            <li key={part}>{copy.missing[part]}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1.5">{data && missing.length === 0 ? copy.missingAll : copy.missingKept}</p>
    </Notification>
  );
}
