import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useState } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';
import { useMe } from '#session/me.query.ts';
import { CodePanel } from '../phone/code-panel.tsx';
import { PhoneLine } from '../phone/phone-line.tsx';
import { nationalPhone, type PhoneData } from '../phone/phone-step.ts';
import { SendCodePanel } from '../phone/send-code-panel.tsx';
import { useCheckRegistrationCode } from '../phone/use-check-code.ts';
import { usePhone } from '../phone/use-phone.ts';
import { useStartPhone } from '../phone/use-start-phone.ts';

/** Anyone who has no password proves the account's own phone instead. */
export function ProvePhone({ phone, onProven }: { phone: string; onProven: () => void }) {
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
  return <Code data={data} onProven={onProven} />;
}

function Code({ data, onProven }: { data: PhoneData; onProven: () => void }) {
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
      <p className="text-ink-soft">{copy.byCode}</p>
      <PhoneLine phone={data.phone} />
      <SendCodePanel step="register" data={data} onSent={() => setTyping(true)} />
    </div>
  );
}
