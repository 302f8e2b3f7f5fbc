import { Notification } from '@matiz/ui/notification.tsx';
import { useState } from 'react';
import { phoneCopy } from '../../../copy/phone.ts';
import { registerCopy as copy } from '../../../copy/register.ts';
import { AccountFrame } from '../account-frame.tsx';
import { CodePanel } from '../phone/code-panel.tsx';
import { PhoneForm } from '../phone/phone-form.tsx';
import { PhoneLine, phoneLinkClass } from '../phone/phone-line.tsx';
import type { PhoneData } from '../phone/phone-step.ts';
import { SendCodePanel } from '../phone/send-code-panel.tsx';
import { useCheckRegistrationCode } from '../phone/use-check-code.ts';
import { useWritePhone } from '../phone/use-phone.ts';
import { RegisterSteps } from './register-steps.tsx';

interface CustomerPhoneProps {
  readonly data: PhoneData | null;
  /** It was proven once, too long ago. */
  readonly isAgain: boolean;
}

/** The customer's phone, and the code that the customer reads aloud. */
export function CustomerPhone({ data, isAgain }: CustomerPhoneProps) {
  return (
    <AccountFrame
      above={<RegisterSteps current="celular" />}
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
      {data ? <Code key={data.phone} data={data} /> : <PhoneForm step="register" parts={{}} />}
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
        <Notification color="orange" title={phoneCopy.hasAccountTitle}>
          {phoneCopy.hasAccountSeller}
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
      <SendCodePanel step="register" data={data} onSent={() => setTyping(true)} />
    </div>
  );
}
