import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { TextInput } from '@matiz/ui/text-input.tsx';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { loginCopy as copy } from '../../copy/login.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { loadPart } from '../../lib/load-part.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { isRouteBuilt } from '../../routes.ts';
import { type LoginFields, useLogin } from './use-login.ts';

const loadRules = () => loadPart('LoginRules', () => import('./login.schema.ts'));

/** The rules arrive after the page; should they not arrive at all, the server has them too. */
const checkFields: Resolver<LoginFields> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.checkLogin(values, context, options) : { values, errors: {} };
};

/** E-mail and password, checked by the contract's own schema. */
export function LoginForm({ returnTo }: { returnTo: string | null }) {
  const { mutate, isPending, isSuccess, error } = useLogin(returnTo);
  const form = useForm<LoginFields>({
    resolver: checkFields,
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const isReady = useHydrated();
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);
  const { register, handleSubmit, formState, setFocus, resetField } = form;
  const submit = handleSubmit((fields) =>
    mutate(
      { ...fields, email: fields.email.trim() },
      {
        onError() {
          resetField('password');
          setFocus('password');
        },
      },
    ),
  );
  return (
    // `post`: before the scripts have arrived a browser must not write the password into an address.
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error ? <Notification color="red">{error.message}</Notification> : null}
      <TextInput
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        className="!max-w-none"
        {...register('email')}
      />
      <TextInput
        label={copy.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        className="!max-w-none"
        {...register('password')}
      />
      {isRouteBuilt('/login/recovery/password') ? (
        <AppLink
          to="/login/recovery/password"
          className="hit self-end text-sm font-semibold text-accent hover:underline"
        >
          {copy.forgot}
        </AppLink>
      ) : null}
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isReady}
        loading={isPending || isSuccess}
        loadingLabel={copy.submitting}
      >
        {copy.submit}
      </Button>
    </form>
  );
}
