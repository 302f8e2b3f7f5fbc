import { changeOwnName } from '@matiz/contracts/identity/own-account.ts';
import { maxNameLength } from '@matiz/domain/identity/account-lengths.ts';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { useServices } from '#lib/services.ts';
import { meKey, useMe } from '#session/me.query.ts';
import { OwnForm } from './own-form.tsx';

export function NameForm() {
  const { request, queryClient } = useServices();
  const user = useMe()?.user;
  if (!user) return null;
  return (
    <OwnForm
      // What was saved is what the fields begin with.
      key={`${user.name} ${user.last_name}`}
      label={copy.saveName}
      fields={[
        {
          name: 'name',
          label: copy.firstName,
          autoComplete: 'given-name',
          maxLength: maxNameLength,
          initial: user.name,
        },
        {
          name: 'last_name',
          label: copy.lastName,
          autoComplete: 'family-name',
          maxLength: maxNameLength,
          initial: user.last_name,
        },
      ]}
      save={async ({ name = '', last_name = '' }) => {
        const { results } = await request(changeOwnName, { body: { name, last_name } });
        await queryClient.invalidateQueries({ queryKey: meKey });
        return results.message;
      }}
    />
  );
}
