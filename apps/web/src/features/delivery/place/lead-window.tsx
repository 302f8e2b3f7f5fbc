import { RequestError } from '@matiz/client/request-error.ts';
import { leaveContact } from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { useRequest } from '#lib/services.ts';

import type { NamedCity } from './use-location-dialog.ts';

/** A phone for when we deliver to a city (§8). Anyone who leaves it agrees to that one message only. */
export function LeadWindow({
  open,
  onClose,
  city,
}: {
  open: boolean;
  onClose: () => void;
  city: NamedCity;
}) {
  const request = useRequest();
  const send = useMutation({
    mutationFn: (phone: string) =>
      request(leaveContact, { body: { cityId: city.cityId, phone, acceptsContact: true } }),
  });
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="sm"
      title={copy.leadTitle(city.city)}
      footer={
        send.isSuccess ? (
          <Button className="max-sm:flex-1" onClick={onClose}>
            {copy.leadDone}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            className="max-sm:flex-1"
            loading={send.isPending}
            loadingLabel={copy.leadSending}
          >
            {copy.leadSend}
          </Button>
        )
      }
    >
      {send.data ? (
        <p role="status" className="flex gap-3 py-2">
          <CircleCheck size={22} aria-hidden="true" className="shrink-0 text-now" />
          {send.data.results.message}
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {say('noCoverage', city)} {copy.leadText}
          </p>
          <LeadForm id={formId} error={send.error} onSend={(phone) => send.mutate(phone)} />
        </>
      )}
    </Dialog>
  );
}

function LeadForm({
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
