import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/notification.tsx';
import { type FormEvent, useState } from 'react';
import { phoneCopy as copy } from '../../../copy/phone.ts';
import { AppLink } from '../../../lib/app-link.tsx';
import { useCountdown } from '../../../lib/use-countdown.ts';
import type { PhoneStep } from '../../../routes.ts';
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
}

/** Chooses how the code travels and sends it, as soon as the server allows. */
export function SendCodePanel({ step, data, onSent, codePath }: SendCodePanelProps) {
  const [channel, setChannel] = useState(data.channel);
  const send = useSendCode(step, data);
  const seconds = useCountdown(data.resendAt);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send.isPending && seconds === 0) send.mutate(channel, { onSuccess: onSent });
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      {send.error ? <Notification color="red">{send.error.message}</Notification> : null}
      <ChannelChoice channels={data.channels} value={channel} onChange={setChannel} />
      <Button
        type="submit"
        size="lg"
        block
        disabled={seconds > 0}
        loading={send.isPending}
        loadingLabel={copy.sending}
      >
        {seconds > 0 ? copy.sendIn(seconds) : copy.send}
      </Button>
      {data.isSent && codePath ? (
        <AppLink to={codePath} className={buttonClass({ variant: 'quiet', block: true })}>
          {copy.haveCode}
        </AppLink>
      ) : null}
    </form>
  );
}
