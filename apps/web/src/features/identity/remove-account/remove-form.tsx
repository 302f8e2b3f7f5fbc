import { RequestError } from '@matiz/client/request-error.ts';
import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { useRemoveAccount } from './use-remove-account.ts';

interface RemoveFormProps {
  readonly remove: ReturnType<typeof useRemoveAccount>;
  /** An account without one was proven by its phone. */
  readonly hasPassword: boolean;
}

/** The password and a tick: the one who only holds the phone for a moment cannot do it. */
export function RemoveForm({ remove, hasPassword }: RemoveFormProps) {
  const [faults, setFaults] = useState<{ password?: string; tick?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  function focusOn(name: 'password' | 'tick'): void {
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (remove.isPending) return;
    const fields = new FormData(event.currentTarget);
    const password = hasPassword ? String(fields.get('password') ?? '') : null;
    const isTicked = fields.get('tick') !== null;
    setFaults({
      ...(password === '' ? { password: copy.needsPassword } : {}),
      ...(isTicked ? {} : { tick: copy.needsUnderstand }),
    });
    if (password === '') focusOn('password');
    else if (isTicked) send(password);
    else focusOn('tick');
  }

  function send(password: string | null): void {
    remove.mutate(password, {
      onError(error) {
        if (!isBadPassword(error)) return;
        setFaults({ password: error.message });
        focusOn('password');
      },
    });
  }

  const { error } = remove;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && !isBadPassword(error) ? (
        <Notification color="red" title={copy.failed}>
          {error.message}
        </Notification>
      ) : null}
      {hasPassword ? (
        <TextInput
          name="password"
          label={copy.password}
          type="password"
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          error={faults.password}
          hint={
            <>
              {copy.forgot}{' '}
              <AppLink to={links.recoverPassword} className="font-semibold text-accent underline">
                {copy.recover}
              </AppLink>
            </>
          }
        />
      ) : (
        <Notification color="green">{copy.proven}</Notification>
      )}
      <Checkbox name="tick" label={copy.understand} error={faults.tick} />
      <p className="text-sm text-ink-soft">{copy.final}</p>
      <Button
        type="submit"
        variant="danger"
        size="lg"
        block
        loading={remove.isPending}
        loadingLabel={copy.removing}
      >
        {copy.remove}
      </Button>
    </form>
  );
}

function isBadPassword(error: Error): boolean {
  return error instanceof RequestError && error.code === 'BAD_PASSWORD';
}
