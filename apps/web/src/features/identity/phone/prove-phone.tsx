import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useState } from 'react';
import { useMe } from '#session/me.query.ts';
import { CodePanel } from './code-panel.tsx';
import { PhoneLine } from './phone-line.tsx';
import { nationalPhone, type PhoneData } from './phone-step.ts';
import { SendCodePanel } from './send-code-panel.tsx';
import { useCheckRegistrationCode } from './use-check-code.ts';
import { usePhone } from './use-phone.ts';
import { useStartPhone } from './use-start-phone.ts';

interface ProvePhoneProps {
  readonly phone: string;
  /** Why a code is sent to it. */
  readonly lead: string;
  readonly onProven: () => void;
}

/** A phone is proven by a code in this session, for what is done next. */
export function ProvePhone({ phone, lead, onProven }: ProvePhoneProps) {
  const data = usePhone('register');
  const email = useMe()?.user.email ?? null;
  const { mutate, error } = useStartPhone('register', { email });
  const national = nationalPhone(phone);
  const isOther = data === null || (data !== undefined && data.phone !== national);
  useEffect(() => {
    if (isOther) mutate(national);
  }, [isOther, national, mutate]);
  if (error) return <Notification color="red">{error.message}</Notification>;
  if (!data || data.phone !== national) return null;
  return <Code data={data} lead={lead} onProven={onProven} />;
}

function Code({ data, lead, onProven }: Omit<ProvePhoneProps, 'phone'> & { data: PhoneData }) {
  const check = useCheckRegistrationCode(data);
  const [isTyping, setTyping] = useState(data.isSent);
  if (isTyping) {
    return (
      <CodePanel
        step="register"
        data={data}
        isChecking={check.isPending}
        onCheck={(code) => check.mutateAsync(code, { onSuccess: onProven })}
        change={null}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{lead}</p>
      <PhoneLine phone={data.phone} />
      <SendCodePanel step="register" data={data} onSent={() => setTyping(true)} />
    </div>
  );
}
