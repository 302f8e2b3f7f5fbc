import type { CodeChannel } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { CodeInput } from '@matiz/ui/inputs/code-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import type { PhoneStep } from '#lib/page/route.ts';
import { MailLine, PhoneLine } from './phone-line.tsx';
import type { PhoneData } from './phone-step.ts';
import { ResendCode } from './resend-code.tsx';
import { useSendCode } from './use-send-code.ts';

interface CodePanelProps {
  readonly step: PhoneStep;
  readonly data: PhoneData;
  /** Sends the code; rejects when it was not right. */
  readonly onCheck: (code: string) => Promise<unknown>;
  readonly isChecking: boolean;
  /** The way to another phone. */
  readonly change: ReactNode;
}

const codeLength = 6;

/** Where the code is typed: it is sent by itself once it is whole. */
export function CodePanel({ step, data, onCheck, isChecking, change }: CodePanelProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = useSendCode(step, data);

  async function check(digits: string): Promise<void> {
    if (isChecking) return;
    setError(null);
    try {
      await onCheck(digits);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : say('unexpected'));
      setCode('');
      field.current?.focus();
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.length === codeLength) void check(code);
    else {
      setError(copy.codeShort);
      field.current?.focus();
    }
  }

  function resend(channel: CodeChannel): void {
    setCode('');
    setError(null);
    send.mutate(
      { channel, email: channel === 'email' ? data.email : null },
      { onSuccess: () => field.current?.focus() },
    );
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <p className="mb-2 text-sm text-ink-soft">{whereTo(step, data)}</p>
        {data.email ? (
          <MailLine email={data.email}>{change}</MailLine>
        ) : (
          <PhoneLine phone={data.phone}>{change}</PhoneLine>
        )}
      </div>
      <CodeInput
        ref={field}
        label={copy.code}
        name="code"
        autoFocus
        value={code}
        length={codeLength}
        onValueChange={(digits) => {
          setCode(digits);
          if (digits !== '') setError(null);
        }}
        onComplete={(digits) => void check(digits)}
        disabled={isChecking}
        error={error ?? undefined}
      />
      <Button type="submit" size="lg" block loading={isChecking} loadingLabel={copy.checking}>
        {copy.check}
      </Button>
      {send.error ? <Notification color="red">{send.error.message}</Notification> : null}
      <ResendCode data={data} isSending={send.isPending} onSend={resend} />
    </form>
  );
}

/** Where the code went; whether the account has an address is not said. */
function whereTo(step: PhoneStep, { channel }: PhoneData): string {
  return step === 'login' && channel === 'email'
    ? copy.codeSentToAccount
    : copy.codeSentTo[channel];
}
