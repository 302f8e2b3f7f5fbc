import { buttonClass } from '@matiz/ui/button-class.ts';
import { useParams } from 'react-router';
import { passwordCopy as copy } from '#copy/identity/password.ts';
import { AccountFrame, ChangeForm, OtherSignInMethods } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** §2 /login/change/password/:recoveryToken?. Without the link there is nothing to change with. */
export function Component() {
  const { recoveryToken } = useParams();
  if (!recoveryToken) {
    return (
      <AccountFrame title={copy.noLinkTitle} lead={copy.noLinkText} points={copy.safety}>
        <AppLink to={links.recoverPassword} className={buttonClass({ size: 'lg', block: true })}>
          {copy.askAgain}
        </AppLink>
        <OtherSignInMethods />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={copy.changeTitle}
      lead={copy.changeLead}
      points={copy.safety}
      isToldOnPhones
    >
      <ChangeForm recoveryToken={recoveryToken} />
    </AccountFrame>
  );
}
