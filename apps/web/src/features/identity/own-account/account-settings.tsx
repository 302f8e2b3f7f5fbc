import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import type { Leaving } from '../use-logout.ts';
import { BusinessForm } from './business-form.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { OwnPhoneForm } from './phone-form.tsx';
import { SessionList } from './session-list.tsx';

/** What a person changes of their own account, and where it is open. */
export function AccountSettings(leaving: Leaving) {
  const visitor = useMe();
  return (
    <section aria-labelledby="datos-y-seguridad" className="rounded-lg bg-surface shadow-card">
      <h2 id="datos-y-seguridad" className="eyebrow px-4 pt-4 sm:px-5 sm:pt-5">
        {copy.title}
      </h2>
      <div className="mt-1 divide-y divide-line">
        <Fold title={copy.name}>
          <NameForm />
        </Fold>
        {visitor?.customer && !isSeller(visitor) ? (
          <Fold title={copy.business}>
            <BusinessForm />
          </Fold>
        ) : null}
        <Fold title={copy.email}>
          <EmailForm />
        </Fold>
        {isSeller(visitor) ? null : (
          <Fold title={copy.phone}>
            <OwnPhoneForm />
          </Fold>
        )}
        <Fold title={copy.password}>
          <OwnPasswordForm />
        </Fold>
        <Fold title={copy.notices}>
          <NoticeSettings />
        </Fold>
        <SessionList {...leaving} />
      </div>
    </section>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-4 font-semibold hover:bg-sunken/60 sm:px-5 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-5">{children}</div>
    </details>
  );
}
