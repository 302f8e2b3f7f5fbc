import { Mail, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from './phone-step.ts';

/** The phone at hand, and beside it the way to another one. */
export function PhoneLine({ phone, children }: { phone: string; children?: ReactNode }) {
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-lg bg-sunken px-4 py-2">
      <Smartphone size={20} aria-hidden="true" className="shrink-0 text-accent" />
      <span className="flex-1 font-semibold whitespace-nowrap tabular-nums">
        +57 {formatPhone(phone)}
      </span>
      {children}
    </p>
  );
}

/** The e-mail that a code goes to, and beside it the way to another one. */
export function MailLine({ email, children }: { email: string; children?: ReactNode }) {
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-lg bg-sunken px-4 py-2">
      <Mail size={20} aria-hidden="true" className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1 font-semibold break-words">{email}</span>
      {children}
    </p>
  );
}

export const phoneLinkClass =
  'hit rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline';
