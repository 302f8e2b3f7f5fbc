import { changePassword } from '@matiz/contracts/registration.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { TextInput } from '@matiz/ui/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { passwordCopy as copy } from '../../../copy/password.ts';
import { AppLink } from '../../../lib/app-link.tsx';
import { links } from '../../../lib/links.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { useRequest } from '../../../lib/services.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSessionEnded } from '../use-session-ended.ts';

type ChangeFields = { newPassword: string };

const loadRules = () => loadPart('PasswordRules', () => import('./password.schema.ts'));

const checkFields: Resolver<ChangeFields> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.checkNewPassword(values, context, options) : { values, errors: {} };
};

/** Chooses a password with the link of the e-mail; every session ends, this one too (§7). */
export function ChangeForm({ recoveryToken }: { recoveryToken: string }) {
  const change = useChangePassword(recoveryToken);
  const isReady = useHydrated();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<ChangeFields>({
    resolver: checkFields,
    defaultValues: { newPassword: '' },
    mode: 'onTouched',
  });
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  const submit = handleSubmit(({ newPassword }) =>
    change.mutate(newPassword, {
      onError(error) {
        const message = messageForPassword(error);
        if (message !== null) setError('newPassword', { type: 'server', message });
        setFocus('newPassword');
      },
    }),
  );
  const { error } = change;
  const isBadLink = error instanceof RequestError && error.code === 'BAD_LINK';
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {error && messageForPassword(error) === null ? (
        <Notification
          color="red"
          title={isBadLink ? copy.badLinkTitle : undefined}
          action={isBadLink ? <AppLink to={links.recoverPassword}>{copy.askAgain}</AppLink> : null}
        >
          {error.message}
        </Notification>
      ) : null}
      <TextInput
        label={copy.newPassword}
        hint={copy.lengthHint}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        error={formState.errors.newPassword?.message}
        className="!max-w-none"
        {...register('newPassword')}
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isReady}
        loading={change.isPending || change.isSuccess}
        loadingLabel={copy.changing}
      >
        {copy.change}
      </Button>
    </form>
  );
}

function useChangePassword(recoveryToken: string) {
  const request = useRequest();
  const end = useSessionEnded();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (newPassword: string) =>
      request(changePassword, { body: { newPassword, recoveryToken } }),
    async onSuccess({ results }) {
      await end();
      await navigate(links.login, { replace: true, state: { notice: results.message } });
    },
  });
}

/** What is wrong with the password itself; null: it is about something else. */
function messageForPassword(error: Error): string | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'PASSWORD_TOO_COMMON') return error.message;
  return error.reply?.fields?.find(({ path }) => path === 'newPassword')?.message ?? null;
}
