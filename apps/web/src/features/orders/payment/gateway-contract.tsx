import type { ReactNode } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** A contract of the gateway, read in a tab of its own. */
export function GatewayContract({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-accent underline underline-offset-2"
    >
      {children}
      <span className="sr-only"> {copy.opensApart}</span>
    </a>
  );
}
