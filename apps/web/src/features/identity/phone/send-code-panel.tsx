import { say } from '@matiz/contracts/messages.ts';
import { isValidEmail, maxEmailLength, normaliseEmail } from '@matiz/domain/identity/email.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import type { PhoneStep } from '#lib/page/route.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { ChannelChoice } from './channel-choice.tsx';
import type { PhoneData } from './phone-step.ts';
import { useSendCode } from './use-send-code.ts';

interface SendCodePanelProps {
  readonly step: PhoneStep;
  readonly data: PhoneData;
  /** The code is on its way. */
  readonly onSent: () => void;
  /** Where a code that was sent before is typed. */
  readonly codePath?: string;
  /** Whose e-mail it is: one's own, or that of a seller's customer. */
  readonly emailLabel?: string;
}

/** Chooses how the code travels and sends it, as soon as the server allows. */
export function SendCodePanel({
  step,
  data,
  onSent,
  codePath,
  emailLabel = copy.email,
}: SendCodePanelProps) {
  const [channel, setChannel] = useState(data.channel);
  const [email, setEmail] = useState(data.email ?? '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = useSendCode(step, data);
  const seconds = useCountdown(data.resendAt);
  // Anyone who logs in gets it at the account's address, whichever that is.
  const needsEmail = step === 'register' && channel === 'email';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (send.isPending || seconds > 0) return;
    const address = normaliseEmail(email);
    if (needsEmail && !isValidEmail(address)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    send.mutate({ channel, email: needsEmail ? address : null }, { onSuccess: onSent });
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      {send.error ? <Notification color="red">{send.error.message}</Notification> : null}
      {data.channels.length > 1 ? (
        <ChannelChoice channels={data.channels} value={channel} onChange={setChannel} />
      ) : null}
      {needsEmail ? (
        <TextInput
          ref={field}
          label={emailLabel}
          hint={isWrong ? undefined : copy.emailHint}
          type="email"
          name="email"
          inputMode="email"
          autoComplete={emailLabel === copy.email ? 'email' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
          value={email}
          error={isWrong ? say('invalidEmail') : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong(false);
          }}
        />
      ) : null}
      <Button
        type="submit"
        size="lg"
        block
        disabled={seconds > 0}
        loading={send.isPending}
        loadingLabel={copy.sending}
      >
        {seconds > 0 ? copy.sendIn(seconds) : channel === 'staff' ? copy.askStaff : copy.send}
      </Button>
      {data.isSent && codePath ? (
        <AppLink to={codePath} className={buttonClass({ variant: 'quiet', block: true })}>
          {copy.haveCode}
        </AppLink>
      ) : null}
    </form>
  );
}
