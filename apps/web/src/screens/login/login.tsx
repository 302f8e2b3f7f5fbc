import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { loginCopy as copy } from '#copy/identity/login.ts';
import { AccountFrame, hasLoggedInBefore, LoginForm, PhoneForm } from '#features/identity/index.ts';
import { isOnboardingDue, loadOnboarding } from '#features/marketing/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loginPath, readGuestPath, readReturnPath } from '#lib/page/return-path.ts';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { useServices } from '#lib/services.ts';

const Onboarding = lazyPart(loadOnboarding, 'nowhere');

/** Login (§2), with a notice for the one who was sent here by adding to the cart. */
export function Component() {
  const [search] = useSearchParams();
  const { routes } = useServices();
  const returnTo = readReturnPath(search.get('redirectTo'), routes);
  const isByPhone = search.get('con') === 'celular';
  return (
    <AccountFrame
      title={isByPhone ? copy.titleByPhone : copy.title}
      lead={isByPhone ? copy.leadByPhone : copy.lead}
      points={copy.benefits}
    >
      <FirstVisit />
      <Notices wasAdding={search.get('redirect-login-required') === '1'} />
      {isByPhone ? (
        <PhoneForm step="login" parts={{ returnTo }} />
      ) : (
        <LoginForm returnTo={returnTo} />
      )}
      <p className="my-4 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <AppLink
        to={isByPhone ? loginPath(returnTo ?? '') : links.loginByPhone(returnTo)}
        replace
        className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
      >
        {isByPhone ? (
          <Mail size={20} aria-hidden="true" className="text-accent" />
        ) : (
          <Smartphone size={20} aria-hidden="true" className="text-accent" />
        )}
        {isByPhone ? copy.withPassword : copy.withPhone}
      </AppLink>
      <div className="mt-7 flex flex-col items-center gap-2 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">
          {copy.noAccount}{' '}
          <AppLink to={links.register} className="hit font-semibold text-accent hover:underline">
            {copy.register}
          </AppLink>
        </p>
        <AppLink to={readGuestPath(returnTo, routes)} className={buttonClass({ variant: 'quiet' })}>
          {copy.browse}
        </AppLink>
      </div>
    </AccountFrame>
  );
}

/** §4 The slides come once, and stay while the page does. */
function FirstVisit() {
  const { platform } = useServices();
  const [isDue] = useState(() => isOnboardingDue(platform, hasLoggedInBefore(platform)));
  return isDue ? <Onboarding /> : null;
}

/** Why one is here: to add a product, or after a change of the password. */
function Notices({ wasAdding }: { wasAdding: boolean }) {
  const { state } = useLocation();
  const news: unknown = state?.notice;
  if (!wasAdding && typeof news !== 'string') return null;
  return (
    <div className="mb-5 flex flex-col gap-3">
      {typeof news === 'string' ? <Notification color="green">{news}</Notification> : null}
      {wasAdding ? (
        <Notification color="orange" title={copy.needed}>
          {copy.neededText}
        </Notification>
      ) : null}
    </div>
  );
}
