import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';
import { useRequest } from '#lib/services.ts';
import { ProvePhone } from '../phone/prove-phone.tsx';
import { registrationQuery } from '../registration.query.ts';
import { RemoveForm } from './remove-form.tsx';
import type { useRemoveAccount } from './use-remove-account.ts';

/** Who it is, proven once more, and then the end of the account. */
export function RemoveCard({
  email,
  remove,
}: {
  email: string | null;
  remove: ReturnType<typeof useRemoveAccount>;
}) {
  const { data } = useQuery(registrationQuery(useRequest()));
  const [isProven, setProven] = useState(false);
  const phone = data?.phone ?? null;
  // Where it is not known, the server asks for what is missing.
  const needsPhone = data?.hasPassword === false && phone !== null;
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <div>
        <h2 className="text-lg">{copy.formTitle}</h2>
        {email ? <p className="mt-1 break-words text-ink-soft">{copy.account(email)}</p> : null}
      </div>
      {needsPhone && !isProven ? (
        <ProvePhone phone={phone} lead={copy.byCode} onProven={() => setProven(true)} />
      ) : (
        <RemoveForm remove={remove} hasPassword={!needsPhone} />
      )}
    </section>
  );
}
