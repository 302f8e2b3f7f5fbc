import { useSearchParams } from 'react-router';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { AccountFrame, PhoneForm, usePhone } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** §2 /registro: a business begins with its phone. */
export function Component() {
  const [search] = useSearchParams();
  const before = usePhone('register');
  // A reload or the way back keeps where one came from (§7 from_landing).
  const isFromLanding = search.get('from_landing') === '1' || (before?.isFromLanding ?? false);
  return (
    <AccountFrame
      title={copy.registerTitle}
      lead={copy.registerLead}
      points={copy.follows}
      pointsTitle={copy.whatFollows}
      isInOrder
    >
      <PhoneForm step="register" parts={{ isFromLanding }} />
      <p className="mt-7 border-t border-line pt-6 text-center text-sm text-ink-soft">
        {copy.hasAccount}{' '}
        <AppLink to={links.login} className="hit font-semibold text-accent hover:underline">
          {copy.login}
        </AppLink>
      </p>
    </AccountFrame>
  );
}
