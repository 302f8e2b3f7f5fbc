import { TextInput } from '@matiz/ui/text-input.tsx';
import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '../../../copy/register.ts';
import { ConsentFields } from './consent-fields.tsx';
import type { RegisterFields } from './register-fields.ts';
import { RegisterReview } from './register-review.tsx';

/** E-mail, password and consent; a seller's customer chooses the password through a link. */
export function AccountStep({ isSeller }: { isSeller: boolean }) {
  const { register, formState } = useFormContext<RegisterFields>();
  const { errors } = formState;
  return (
    <>
      <RegisterReview />
      <TextInput
        label={isSeller ? copy.sellerEmail : copy.email}
        hint={isSeller ? undefined : copy.emailHint}
        type="email"
        inputMode="email"
        autoComplete={isSeller ? 'off' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className="!max-w-none"
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
          className="!max-w-none"
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <ConsentFields isSeller={isSeller} />
    </>
  );
}
