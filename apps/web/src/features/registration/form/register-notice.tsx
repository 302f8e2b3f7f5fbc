import { RequestError } from '@matiz/client/request-error.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useRef } from 'react';
import { phoneCopy } from '#copy/identity/phone.ts';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** Why the account was not made, where no field is to blame. Takes the focus when it comes. */
export function RegisterNotice({ error, isSeller }: { error: Error; isSeller: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const code = error instanceof RequestError ? error.code : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is news
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg outline-none">
      <Notification color="red" title={copy.failedTitle} action={wayOn(code, isSeller)}>
        {code === 'PHONE_HAS_ACCOUNT' && isSeller ? phoneCopy.hasAccountSeller : error.message}{' '}
        {copy.draftKept}
      </Notification>
    </div>
  );
}

function wayOn(code: RequestError['code'] | null, isSeller: boolean) {
  if (code === 'OLD_CONSENT') {
    return (
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="hit font-semibold underline underline-offset-2"
      >
        {copy.reload}
      </button>
    );
  }
  if (code !== 'PHONE_HAS_ACCOUNT' || isSeller) return null;
  return <AppLink to={links.loginByPhone(null)}>{copy.enterWithIt}</AppLink>;
}
