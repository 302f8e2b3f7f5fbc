import { RequestError } from '@matiz/client/request-error.ts';
import { maxPasswordLength } from '@matiz/domain/identity/account-lengths.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { passwordCopy as copy } from '#copy/identity/password.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loadPart } from '#lib/parts/load-part.ts';
import { markPressedWhile } from '#lib/parts/pending-press.ts';
import { useChangePassword } from './use-change-password.ts';

const loadRules = () => loadPart('PasswordRules', () => import('./password.schema.ts'));

/** Chooses a password with the link of the e-mail. */
export function ChangeForm({ recoveryToken }: { recoveryToken: string }) {
  const { mutate, error, isPending, isSuccess } = useChangePassword(recoveryToken);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || isSuccess || !field.current) return;
    const password = field.current.value;
    const rules = await markPressedWhile(loadRules().catch(() => null));
    const found = rules?.findPasswordFault(password) ?? null;
    setFault(found);
    if (found !== null) return field.current.focus();
    mutate(password, {
      onError(problem) {
        setFault(faultOfPassword(problem));
        field.current?.focus();
      },
    });
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && faultOfPassword(error) === null ? <Refusal error={error} /> : null}
      <TextInput
        ref={field}
        name="newPassword"
        label={copy.newPassword}
        hint={copy.lengthHint}
        type="password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        error={fault ?? undefined}
        onChange={() => setFault(null)}
      />
      <NoScriptForm />
      <Button
        type="submit"
        size="lg"
        block
        loading={isPending || isSuccess}
        loadingLabel={copy.changing}
      >
        {copy.change}
      </Button>
    </form>
  );
}

function Refusal({ error }: { error: Error }) {
  const isBadLink = error instanceof RequestError && error.code === 'BAD_LINK';
  return (
    <Notification
      color="red"
      title={isBadLink ? copy.badLinkTitle : undefined}
      action={isBadLink ? <AppLink to={links.recoverPassword}>{copy.askAgain}</AppLink> : null}
    >
      {error.message}
    </Notification>
  );
}

/** What is wrong with the password itself; null: it is about something else. */
function faultOfPassword(error: Error): string | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'PASSWORD_TOO_COMMON') return error.message;
  return error.reply?.fields?.find(({ path }) => path === 'newPassword')?.message ?? null;
}
