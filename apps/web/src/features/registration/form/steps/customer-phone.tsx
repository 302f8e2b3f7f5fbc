import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useState } from 'react';
import { phoneCopy } from '#copy/identity/phone.ts';
import { registerCopy as copy } from '#copy/identity/register.ts';
import {
  AccountFrame,
  CodePanel,
  type PhoneData,
  PhoneForm,
  PhoneLine,
  phoneLinkClass,
  SendCodePanel,
  useCheckRegistrationCode,
  useWritePhone,
} from '#features/identity/index.ts';
import { CustomerSteps } from './register-steps.tsx';

interface CustomerPhoneProps {
  readonly data: PhoneData | null;
  /** It was proven once, too long ago. */
  readonly isAgain: boolean;
}

/** The customer's phone, and the code that the customer reads aloud. */
export function CustomerPhone({ data, isAgain }: CustomerPhoneProps) {
  return (
    <AccountFrame
      above={<CustomerSteps current="celular" />}
      title={copy.sellerTitles.celular}
      lead={copy.sellerLeads.celular}
      points={copy.why.celular}
      pointsTitle={copy.whyTitle}
    >
      {isAgain ? (
        <div className="mb-5">
          <Notification color="orange">{phoneCopy.provenAgain}</Notification>
        </div>
      ) : null}
      {data ? (
        <Code key={data.phone} data={data} />
      ) : (
        <PhoneForm step="register" parts={{}} staysHere />
      )}
    </AccountFrame>
  );
}

function Code({ data }: { data: PhoneData }) {
  const write = useWritePhone();
  const check = useCheckRegistrationCode(data);
  const [isTyping, setTyping] = useState(data.isSent);
  const change = (
    <button type="button" className={phoneLinkClass} onClick={() => write('register', null)}>
      {phoneCopy.change}
    </button>
  );
  if (check.data === true) {
    return (
      <div className="flex flex-col gap-5">
        <PhoneLine phone={data.phone}>{change}</PhoneLine>
        <Notification
          color="orange"
          title={data.email ? phoneCopy.emailHasAccountTitle : phoneCopy.hasAccountTitle}
        >
          {data.email ? phoneCopy.emailHasAccountSeller : phoneCopy.hasAccountSeller}
        </Notification>
      </div>
    );
  }
  if (isTyping) {
    return (
      <CodePanel
        step="register"
        data={data}
        isChecking={check.isPending}
        onCheck={check.mutateAsync}
        change={change}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <PhoneLine phone={data.phone}>{change}</PhoneLine>
      <SendCodePanel
        step="register"
        data={data}
        emailLabel={copy.sellerEmail}
        onSent={() => setTyping(true)}
      />
    </div>
  );
}
