import { useState } from 'react';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { type PhoneData, provenEmail, useWritePhone } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { CustomerRegistered, type NewCustomer } from './customer-registered.tsx';
import { checkCustomer } from './fields/check-register.ts';
import { isUnproven } from './fields/register-faults.ts';
import { emptyRegistration } from './fields/register-fields.ts';
import { ConsentFields } from './steps/consent-fields.tsx';
import { CustomerPhone } from './steps/customer-phone.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { CustomerSteps } from './steps/register-steps.tsx';
import { TermsNote } from './steps/terms-note.tsx';
import { StepsForm } from './steps-form.tsx';
import { useRegisterCustomer } from './use-register.ts';

/** A seller registers a customer: the phone and its code are the first step of the same page. */
export function SellerRegistration({ data }: { data: PhoneData | null }) {
  const [customer, setCustomer] = useState<NewCustomer | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (customer)
    return <CustomerRegistered customer={customer} onAnother={() => setCustomer(null)} />;
  if (!data?.isProven) return <CustomerPhone data={data} isAgain={isAgain} />;
  return <CustomerForm data={data} onRegistered={setCustomer} onUnproven={() => setAgain(true)} />;
}

interface CustomerFormProps {
  readonly data: PhoneData;
  readonly onRegistered: (customer: NewCustomer) => void;
  readonly onUnproven: () => void;
}

function CustomerForm({ data, onRegistered, onUnproven }: CustomerFormProps) {
  const write = useWritePhone();
  const register = useRegisterCustomer(data);
  return (
    <StepsForm
      name="customer"
      defaults={emptyRegistration}
      resolver={checkCustomer}
      startsAt="negocio"
      titles={copy.sellerTitles}
      leads={copy.sellerLeads}
      why={copy.why}
      submitLabel={copy.sellerCreate}
      isSeller
      linkOf={links.registerStep}
      stepper={(step) => <CustomerSteps current={step} />}
      last={
        <>
          <EmailStep
            label={copy.sellerEmail}
            linkOf={links.registerStep}
            provenEmail={provenEmail(data)}
          />
          <ConsentFields isSeller />
        </>
      }
      foot={<TermsNote isSeller />}
      saveStep={null}
      send={async (fields) => {
        const { results } = await register.mutateAsync(fields);
        const { customerId, status } = results;
        const { businessName } = fields;
        onRegistered({ customerId, businessName, isApproved: status === 'approved' });
        // Only now: without its phone this page asks for another one.
        write('register', null);
        write('login', null);
      }}
      onRefused={(refusal) => {
        if (!isUnproven(refusal)) return false;
        onUnproven();
        write('register', { ...data, isProven: false, isSent: false });
        return true;
      }}
    />
  );
}
