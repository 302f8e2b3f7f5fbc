import { Button } from '@matiz/ui/button.tsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { passwordCopy as copy } from '#copy/identity/password.ts';

/** What to do now; it says no more than the server does. */
export function RecoverySent({
  email,
  message,
  onOther,
}: {
  email: string;
  message: string;
  onOther: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex gap-4 rounded-lg bg-surface p-5 shadow-card">
        <MailCheck size={28} aria-hidden="true" className="shrink-0 text-now" />
        <div>
          <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
            {copy.sentTitle}
          </h2>
          <p className="mt-1">{message}</p>
          <p className="mt-1 text-sm break-words text-ink-soft">{copy.sentTo(email)}</p>
          <ul className="mt-3 flex list-disc flex-col gap-1 pl-4 text-sm text-ink-soft">
            {copy.sentHints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button variant="secondary" size="lg" block onClick={onOther}>
        {copy.otherEmail}
      </Button>
    </div>
  );
}
