import { useState } from 'react';
import { type PhoneData, useWritePhone } from '#features/identity/index.ts';
import { CustomerRegistered, type NewCustomer } from './customer-registered.tsx';
import { RegisterForm } from './register-form.tsx';
import { CustomerPhone } from './steps/customer-phone.tsx';

/** A seller registers a customer: the phone and its code are the first step of the same page. */
export function SellerRegistration({ data }: { data: PhoneData | null }) {
  const write = useWritePhone();
  const [customer, setCustomer] = useState<NewCustomer | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (customer)
    return <CustomerRegistered customer={customer} onAnother={() => setCustomer(null)} />;
  if (!data?.isProven) return <CustomerPhone data={data} isAgain={isAgain} />;
  return (
    <RegisterForm
      data={data}
      isSeller
      onRegistered={async ({ results }, { businessName }) => {
        const { customerId, status } = results;
        setCustomer({ customerId, businessName, isApproved: status === 'approved' });
      }}
      onUnproven={() => {
        setAgain(true);
        write('register', { ...data, isProven: false, isSent: false });
      }}
    />
  );
}
