import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loginCopy as copy } from '#copy/identity/login.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loadPart } from '#lib/parts/load-part.ts';
import { markPressedWhile } from '#lib/parts/pending-press.ts';
import { useServices } from '#lib/services.ts';
import { useLogin } from './use-login.ts';

const loadRules = () => loadPart('LoginRules', () => import('./login.schema.ts'));
const draft = 'matiz:draft:login-email';

/**
 * E-mail and password, checked by the contract's own schema. The fields are the browser's own: what
 * is typed or filled in before the scripts have arrived stays.
 */
export function LoginForm({ returnTo }: { returnTo: string | null }) {
  const { tab } = useServices().platform;
  const { mutate, isPending, isSuccess, error } = useLogin(returnTo);
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    loadRules().catch(() => undefined);
    if (email.current?.value === '') email.current.value = tab.read(draft) ?? '';
  }, [tab]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || isSuccess || !email.current || !password.current) return;
    const fields = { email: email.current.value.trim(), password: password.current.value };
    // Should the rules not arrive, the server has them too.
    const rules = await markPressedWhile(loadRules().catch(() => null));
    const found = rules?.findLoginFaults(fields) ?? {};
    setFaults(found);
    if (found.email) return email.current.focus();
    if (found.password) return password.current.focus();
    mutate(fields, {
      onSuccess: () => tab.write(draft, null),
      onError() {
        if (!password.current) return;
        password.current.value = '';
        password.current.focus();
      },
    });
  }

  return (
    // `post`: before the scripts have arrived a browser must not write the password into an address.
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error ? <Notification color="red">{error.message}</Notification> : null}
      <TextInput
        ref={email}
        name="email"
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.email}
        onChange={({ target }) => {
          tab.write(draft, target.value);
          setFaults(({ email: _, ...others }) => others);
        }}
      />
      <TextInput
        ref={password}
        name="password"
        label={copy.password}
        type="password"
        autoComplete="current-password"
        error={faults.password}
        onChange={() => setFaults(({ password: _, ...others }) => others)}
      />
      <AppLink
        to={links.recoverPassword}
        className="hit self-end text-sm font-semibold text-accent hover:underline"
      >
        {copy.forgot}
      </AppLink>
      <NoScriptForm />
      <Button
        type="submit"
        size="lg"
        block
        loading={isPending || isSuccess}
        loadingLabel={copy.submitting}
      >
        {copy.submit}
      </Button>
    </form>
  );
}
