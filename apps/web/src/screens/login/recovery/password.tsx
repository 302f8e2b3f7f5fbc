import { passwordCopy as copy } from '#copy/identity/password.ts';
import { AccountFrame, OtherSignInMethods, RecoverForm } from '#features/identity/index.ts';

/** §2 /login/recovery/password. */
export function Component() {
  return (
    <AccountFrame title={copy.recoverTitle} lead={copy.recoverLead} points={copy.safety}>
      <RecoverForm />
      <OtherSignInMethods />
    </AccountFrame>
  );
}
