import { changeOwnPhone } from '@matiz/contracts/identity/own-account.ts';
import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useState } from 'react';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { formatPhone, nationalPhone } from '../phone/phone-step.ts';
import { ProvePhone } from '../phone/prove-phone.tsx';
import { useWritePhone } from '../phone/use-phone.ts';
import { registrationQuery } from '../registration.query.ts';
import { OwnForm } from './own-form.tsx';

/** Another phone: typed, proven by its code, and then the owner by the password. */
export function OwnPhoneForm() {
  const { request, queryClient } = useServices();
  const [phone, setPhone] = useState<string | null>(null);
  const [isProven, setProven] = useState(false);
  const writePhone = useWritePhone();
  const begin = () => {
    setPhone(null);
    setProven(false);
  };
  if (phone === null) {
    return (
      <OwnForm
        label={copy.toCode}
        lead={copy.phoneHint}
        fields={[{ name: 'phone', label: copy.newPhone, type: 'tel', autoComplete: 'tel' }]}
        check={({ phone: typed = '' }) =>
          isMobilePhone(nationalPhone(typed)) ? {} : { phone: copy.badPhone }
        }
        save={async ({ phone: typed = '' }) => {
          setPhone(nationalPhone(typed));
          return null;
        }}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {isProven ? (
        <OwnForm
          label={copy.savePhone}
          lead={copy.phoneProven(formatPhone(phone))}
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
                  <AppLink
                    to={links.recoverPassword}
                    className="font-semibold text-accent underline"
                  >
                    {copy.recover}
                  </AppLink>
                </>
              ),
            },
          ]}
          save={async ({ currentPassword = '' }) => {
            const { results } = await request(changeOwnPhone, { body: { phone, currentPassword } });
            await queryClient.invalidateQueries({ queryKey: registrationQuery(request).queryKey });
            writePhone('register', null);
            begin();
            return results.message;
          }}
        />
      ) : (
        <ProvePhone phone={phone} lead={copy.phoneByCode} onProven={() => setProven(true)} />
      )}
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={begin}>
        {copy.otherPhone}
      </Button>
    </div>
  );
}
