import { RequestError } from '@matiz/client/request-error.ts';
import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import { acceptInvitation, readInvitation } from '@matiz/contracts/staff/team.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { joinCopy as copy } from '#copy/team/team.ts';
import { useRequest } from '#lib/services.ts';
import { IdentityCard } from './identity-card.tsx';

interface JoinValues {
  name: string;
  lastName: string;
  email: string;
  password: string;
}
const names = ['name', 'lastName', 'email', 'password'] as const;
const isName = (path: string): path is keyof JoinValues => names.some((name) => name === path);

/** Used, over or taken back; or cut off on its way. Anything else says nothing of the link. */
const deadLink: ReadonlySet<string> = new Set(['BAD_LINK', 'INVALID_REQUEST']);

/** Where an invitation's link leads: someone becomes staff, the first of all a director. */
export function JoinPage() {
  const { token = '' } = useParams();
  const request = useRequest();
  const [isDone, setDone] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request(readInvitation, { query: { token } }),
    enabled: !isDone,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    document.title = copy.pageTitle;
  }, []);
  const isSeller = data?.result.makes === 'Seller';
  if (isDone) {
    // The first of all has a shop to set up before anything waits at the desk.
    const desk = data?.result.email === null ? '/desk/empezar' : '/desk';
    const login = isSeller ? '/login' : `/login?${new URLSearchParams({ redirectTo: desk })}`;
    return (
      <IdentityCard title={isSeller ? copy.sellerTitle : copy.title} hint={copy.joined}>
        <a href={login} className={buttonClass({})}>
          {isSeller ? copy.sellerLogIn : copy.logIn}
        </a>
      </IdentityCard>
    );
  }
  if (error instanceof RequestError && deadLink.has(error.code)) {
    return <IdentityCard title={copy.badLink} hint={copy.badLinkHint} />;
  }
  if (error) throw error;
  if (!data) return <IdentityCard title={copy.loading} />;
  const { email, name, lastName } = data.result;
  return (
    <IdentityCard
      title={email === null ? copy.first : isSeller ? copy.sellerTitle : copy.title}
      hint={email === null ? copy.firstHint : copy.hint(email)}
    >
      <JoinForm
        token={token}
        invited={{ name, lastName }}
        asksEmail={email === null}
        done={() => setDone(true)}
      />
    </IdentityCard>
  );
}

interface JoinFormProps {
  readonly token: string;
  readonly invited: { readonly name: string; readonly lastName: string };
  readonly asksEmail: boolean;
  readonly done: () => void;
}

function JoinForm({ token, invited, asksEmail, done }: JoinFormProps) {
  const request = useRequest();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<JoinValues>({
    defaultValues: { ...invited, email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function join({ email, ...values }: JoinValues): Promise<void> {
    const body = { token, ...values, ...(asksEmail ? { email } : {}) };
    clearErrors();
    const { error } = acceptInvitation.body.safeParse(body, { error: fieldMessage });
    for (const { path, message } of error?.issues ?? []) mark(path.join('.'), message);
    if (error) return;
    try {
      await request(acceptInvitation, { body });
      done();
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      const faults = failure.reply?.fields ?? [];
      for (const { path, message } of faults) mark(path, message);
      if (faults.length === 0) setError('root', { message: failure.message });
    }
  }

  function mark(path: string, message: string): void {
    setError(isName(path) ? path : 'root', { message }, { shouldFocus: true });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(join)(event)}>
      {errors.root ? (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {errors.root.message}
        </p>
      ) : null}
      <TextInput
        label={copy.name}
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label={copy.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      {asksEmail ? (
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
      ) : null}
      <TextInput
        label={copy.password}
        type="password"
        autoComplete="new-password"
        hint={copy.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" block loading={isSubmitting}>
        {copy.join}
      </Button>
    </form>
  );
}
