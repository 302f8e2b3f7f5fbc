import { say } from '@matiz/contracts/messages.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { links } from '#lib/page/links.ts';
import type { PhoneStep } from '#lib/page/route.ts';
import { useTabValue, useWriteTabValue } from '#lib/use-tab-value.ts';
import { whenReleased } from '#lib/when-released.ts';
import { PhoneField } from './phone-field.tsx';
import type { PhoneData } from './phone-step.ts';
import { usePhone } from './use-phone.ts';
import { useStartPhone } from './use-start-phone.ts';

const draftKey = 'matiz:draft:phone';

interface PhoneFormProps {
  readonly step: PhoneStep;
  readonly parts: Partial<PhoneData>;
  /** Whether the page goes on by itself once the phone is kept; else it leads to where codes are sent. */
  readonly staysHere?: boolean;
}

/** The first step of both ways: the phone, kept for as long as it takes. */
export function PhoneForm({ step, parts, staysHere = false }: PhoneFormProps) {
  const before = usePhone(step);
  const draft = useTabValue(draftKey);
  const write = useWriteTabValue();
  const navigate = useNavigate();
  const start = useStartPhone(step, parts);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const phone = draft ?? before?.phone ?? '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (start.isPending) return;
    if (!isMobilePhone(phone)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const data = await start.mutateAsync(phone).catch(() => null);
    if (data === null) return field.current?.focus();
    write(draftKey, null);
    if (!staysHere) await navigate(links.sendCode(step));
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {start.error ? <Notification color="red">{start.error.message}</Notification> : null}
      <PhoneField
        ref={field}
        name="phone"
        value={phone}
        onChange={(event) => {
          setWrong(false);
          write(draftKey, event.target.value);
        }}
        onBlur={() => {
          void whenReleased().then(() => setWrong(phone !== '' && !isMobilePhone(phone)));
        }}
        hint={isWrong ? undefined : copy.phoneHint}
        error={isWrong ? say('invalidPhone') : undefined}
      />
      <NoScriptForm />
      <Button
        type="submit"
        size="lg"
        block
        loading={start.isPending}
        loadingLabel={copy.continuing}
      >
        {copy.continue}
      </Button>
    </form>
  );
}
