import { changeOwnEmail } from '@matiz/contracts/identity/own-account.ts';
import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { maxEmailLength } from '@matiz/domain/identity/email.ts';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { useRequest } from '#lib/services.ts';
import { OwnForm } from './own-form.tsx';

export function EmailForm() {
  const request = useRequest();
  return (
    <OwnForm
      label={copy.saveEmail}
      lead={copy.emailHint}
      fields={[
        {
          name: 'email',
          label: copy.newEmail,
          type: 'email',
          autoComplete: 'email',
          maxLength: maxEmailLength,
        },
        {
          name: 'currentPassword',
          label: copy.currentPassword,
          type: 'password',
          autoComplete: 'current-password',
          maxLength: maxPasswordLength,
        },
      ]}
      save={async ({ email = '', currentPassword = '' }) => {
        const { results } = await request(changeOwnEmail, { body: { email, currentPassword } });
        return results.message;
      }}
    />
  );
}
