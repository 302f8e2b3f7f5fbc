import type { CodeChannel } from '@matiz/contracts/identity/registration.ts';
import { Button } from '@matiz/ui/button.tsx';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import type { PhoneData } from './phone-step.ts';

interface ResendCodeProps {
  readonly data: PhoneData;
  readonly isSending: boolean;
  readonly onSend: (channel: CodeChannel) => void;
}

/** Another code, by the same way or another one, once the server's pause is over. */
export function ResendCode({ data, isSending, onSend }: ResendCodeProps) {
  const seconds = useCountdown(data.resendAt);
  // By mail only where an address was typed; the page before asks for one.
  const others = data.channels.filter(
    (channel) => channel !== data.channel && (channel !== 'email' || data.email !== null),
  );
  return (
    <div className="border-t border-line pt-4 text-center text-sm text-ink-soft">
      <p className="font-medium">{copy.notArrived}</p>
      {seconds > 0 ? (
        // A clock that ticks is no news: only its end is said aloud.
        <p className="flex min-h-11 items-center justify-center tabular-nums">
          {copy.resendIn(seconds)}
        </p>
      ) : (
        <div className="mt-1 flex flex-wrap justify-center gap-x-2">
          <Button variant="quiet" loading={isSending} onClick={() => onSend(data.channel)}>
            {copy.resend}
          </Button>
          {others.map((channel) => (
            <Button
              key={channel}
              variant="quiet"
              disabled={isSending}
              onClick={() => onSend(channel)}
            >
              {copy.otherChannel[channel]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {seconds > 0 ? '' : copy.canResend}
      </p>
    </div>
  );
}
