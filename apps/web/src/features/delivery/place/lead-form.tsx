import { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';

export function LeadForm({
  id,
  error,
  onSend,
}: {
  id: string;
  error: Error | null;
  onSend: (phone: string) => void;
}) {
  const [phone, setPhone] = useState('');
  const [accepts, setAccepts] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isPhone = isMobilePhone(phone);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isPhone && accepts) {
      onSend(phone);
      return;
    }
    const first = isPhone ? 'acceptsContact' : 'phone';
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-2">
      {error ? (
        <Notification color="red">
          {error instanceof RequestError ? error.message : say('unexpected')}
        </Notification>
      ) : null}
      <TextInput
        name="phone"
        label={copy.leadPhone}
        prefix="+57"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        hint={copy.leadPhoneHint}
        error={isTried && !isPhone ? say('invalidPhone') : undefined}
      />
      <Checkbox
        name="acceptsContact"
        label={copy.leadAccept}
        checked={accepts}
        onChange={(event) => setAccepts(event.target.checked)}
        error={isTried && !accepts ? copy.leadAcceptNeeded : undefined}
      />
    </form>
  );
}
