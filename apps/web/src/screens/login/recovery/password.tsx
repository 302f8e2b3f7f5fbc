import { passwordCopy as copy } from '../../../copy/password.ts';
import { AccountFrame } from '../../../features/identity/account-frame.tsx';
import { OtherDoors } from '../../../features/identity/password/other-doors.tsx';
import { RecoverForm } from '../../../features/identity/password/recover-form.tsx';

/** §2 /login/recovery/password. */
export function Component() {
  return (
    <AccountFrame title={copy.recoverTitle} lead={copy.recoverLead} points={copy.safety}>
      <RecoverForm />
      <OtherDoors />
    </AccountFrame>
  );
}
