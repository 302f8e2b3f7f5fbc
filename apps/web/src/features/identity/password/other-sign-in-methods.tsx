import { buttonClass } from '@matiz/ui/button-class.ts';
import { passwordCopy as copy } from '#copy/identity/password.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** The ways in that need no new password. */
export function OtherSignInMethods() {
  return (
    <div className="mt-7 flex flex-col items-center border-t border-line pt-4">
      <AppLink to={links.loginByPhone(null)} className={buttonClass({ variant: 'quiet' })}>
        {copy.byPhone}
      </AppLink>
      <AppLink to={links.login} className={buttonClass({ variant: 'quiet' })}>
        {copy.backToLogin}
      </AppLink>
    </div>
  );
}
