import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import type { RegisterFields } from '../fields/register-fields.ts';
import { ConsentFields } from './consent-fields.tsx';
import { RegisterReview } from './register-review.tsx';

/** E-mail, password and consent; a seller's customer chooses the password through a link. */
export function AccountStep({
  isSeller,
  provenEmail,
}: {
  isSeller: boolean;
  /** It came by a code, and cannot be another one; null: any address may be typed. */
  provenEmail: string | null;
}) {
  const { register, formState, setValue } = useFormContext<RegisterFields>();
  useEffect(() => {
    if (provenEmail !== null) setValue('email', provenEmail);
  }, [provenEmail, setValue]);
  const { errors } = formState;
  return (
    <>
      <RegisterReview />
      <TextInput
        label={isSeller ? copy.sellerEmail : copy.email}
        hint={provenEmail ? copy.emailProven : isSeller ? undefined : copy.emailHint}
        readOnly={provenEmail !== null}
        type="email"
        inputMode="email"
        autoComplete={isSeller ? 'off' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={errors.email?.message}
        {...register('email')}
      />
      {isSeller ? null : (
        <TextInput
          label={copy.password}
          hint={copy.passwordHint}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <ConsentFields isSeller={isSeller} />
    </>
  );
}
