import { changeOwnPassword } from '@matiz/contracts/identity/own-account.ts';
import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { OwnForm } from './own-form.tsx';
import { ownSessionsKey } from './own-sessions.query.ts';

export function OwnPasswordForm() {
  const { request, queryClient } = useServices();
  return (
    <OwnForm
      label={copy.savePassword}
      lead={copy.passwordHint}
      fields={[
        {
          name: 'currentPassword',
          label: copy.currentPassword,
          type: 'password',
          autoComplete: 'current-password',
          maxLength: maxPasswordLength,
          hint: (
            <>
              {copy.forgot}{' '}
              <AppLink to={links.recoverPassword} className="font-semibold text-accent underline">
                {copy.recover}
              </AppLink>
            </>
          ),
        },
        {
          name: 'newPassword',
          label: copy.newPassword,
          type: 'password',
          autoComplete: 'new-password',
          maxLength: maxPasswordLength,
          hint: copy.lengthHint,
        },
      ]}
      save={async ({ currentPassword = '', newPassword = '' }) => {
        const body = { currentPassword, newPassword };
        const { results } = await request(changeOwnPassword, { body });
        await queryClient.invalidateQueries({ queryKey: ownSessionsKey });
        return results.message;
      }}
    />
  );
}
