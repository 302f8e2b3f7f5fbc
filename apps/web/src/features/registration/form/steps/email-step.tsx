import { maxEmailLength } from '@matiz/domain/identity/email.ts';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import type { FormStep, RegisterFields } from '../fields/register-fields.ts';
import { RegisterReview } from './register-review.tsx';

interface EmailFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** It came by a code, and cannot be another one; null: any address may be typed. */
  readonly provenEmail: string | null;
}

interface EmailStepProps extends EmailFieldProps {
  readonly linkOf: (step: FormStep) => string;
}

/** What was written before, and the e-mail that orders and invoices go to. */
export function EmailStep({ linkOf, ...field }: EmailStepProps) {
  return (
    <>
      <RegisterReview linkOf={linkOf} />
      <EmailField {...field} />
    </>
  );
}

/** An e-mail, in any form that has one. A customer's is not filled in by the browser. */
export function EmailField({ label, hint, provenEmail }: EmailFieldProps) {
  const { register, formState, setValue } = useFormContext<Pick<RegisterFields, 'email'>>();
  useEffect(() => {
    if (provenEmail !== null) setValue('email', provenEmail);
  }, [provenEmail, setValue]);
  return (
    <TextInput
      label={label}
      hint={provenEmail ? copy.emailProven : hint}
      readOnly={provenEmail !== null}
      type="email"
      inputMode="email"
      autoComplete={hint ? 'email' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      error={formState.errors.email?.message}
      {...register('email')}
    />
  );
}
