import { recoverPassword } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isValidEmail, maxEmailLength } from '@matiz/domain/identity/email.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { passwordCopy as copy } from '#copy/identity/password.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { useRequest } from '#lib/services.ts';
import { useTabValue, useWriteTabValue } from '#lib/use-tab-value.ts';
import { whenReleased } from '#lib/when-released.ts';
import { RecoverySent } from './recovery-sent.tsx';

const draft = 'matiz:draft:recover-email';

/** Asks for the link; the answer is the same for an e-mail without an account. */
export function RecoverForm() {
  const request = useRequest();
  const kept = useTabValue(draft);
  const write = useWriteTabValue();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const recover = useMutation({
    mutationFn: (email: string) => request(recoverPassword, { body: { email } }),
    onSuccess: () => write(draft, null),
    onError: () => field.current?.focus(),
  });
  const email = kept ?? '';
  const isValid = isValidEmail(email.trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (recover.isPending) return;
    if (isValid) {
      recover.mutate(email.trim());
      return;
    }
    setWrong(true);
    field.current?.focus();
  }

  if (recover.isSuccess) {
    return (
      <RecoverySent
        email={recover.variables}
        message={recover.data.results.message}
        onOther={recover.reset}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {recover.error ? <Notification color="red">{recover.error.message}</Notification> : null}
      <TextInput
        ref={field}
        name="email"
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        value={email}
        onChange={(event) => {
          setWrong(false);
          write(draft, event.target.value);
        }}
        onBlur={() => {
          void whenReleased().then(() => setWrong(email !== '' && !isValid));
        }}
        error={isWrong ? say('invalidEmail') : undefined}
      />
      <NoScriptForm />
      <Button type="submit" size="lg" block loading={recover.isPending} loadingLabel={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}
