import type { RegistrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { links } from '#lib/page/links.ts';
import { readReturnPath } from '#lib/page/return-path.ts';
import { useServices } from '#lib/services.ts';
import { businessFieldsOf, type RegistrationBusiness } from '../business-fields-of.ts';
import { checkCompletion } from '../form/fields/check-register.ts';
import { emptyRegistration, type FormStep } from '../form/fields/register-fields.ts';
import { EmailStep } from '../form/steps/email-step.tsx';
import { CompletionSteps } from '../form/steps/register-steps.tsx';
import { StepsForm } from '../form/steps-form.tsx';
import { useCompletion } from './use-completion.ts';

interface CompleteRegistrationProps {
  readonly registration: RegistrationStatus;
  readonly business: RegistrationBusiness;
}

/**
 * What a business that sees prices still owes before its first order (ADR 101). Each step is kept
 * by the server, so that it goes on where it stopped; then it leads back to where one came from.
 */
export function CompleteRegistration({ registration, business }: CompleteRegistrationProps) {
  const { routes } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = readReturnPath(search.get('redirectTo'), routes);
  const linkOf = (step: FormStep) => links.completeRegistration(returnTo, step);
  const { saveStep, send } = useCompletion(business);
  const { email, isEmailConfirmed } = registration;
  return (
    <StepsForm
      // What was typed here is over once the server knows more, told from another device.
      name={['complete-registration', ...registration.missing].join('.')}
      defaults={{ ...emptyRegistration, ...businessFieldsOf(business), email: email ?? '' }}
      resolver={checkCompletion}
      startsAt="cuenta"
      titles={copy.titles}
      leads={copy.leads}
      why={{ ...copy.why, cuenta: copy.whyEmail }}
      submitLabel={returnTo === links.cart ? copy.completeForCart : copy.complete}
      isSeller={false}
      linkOf={linkOf}
      stepper={(step) => <CompletionSteps current={step} linkOf={linkOf} />}
      last={
        <EmailStep
          label={copy.email}
          hint={copy.emailHint}
          linkOf={linkOf}
          provenEmail={isEmailConfirmed ? email : null}
        />
      }
      saveStep={saveStep}
      send={async (fields) => {
        const status = await send(fields);
        const isReady = status === 'approved' && returnTo !== null;
        await navigate(isReady ? returnTo : links.registrationStatus, { replace: true });
      }}
    />
  );
}
