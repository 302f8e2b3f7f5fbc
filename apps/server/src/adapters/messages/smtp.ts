import { createTransport } from 'nodemailer';
import type { Carrier } from './messages.ts';
import { SmtpFault } from './smtp-fault.ts';

/** Milliseconds that a mail server may take to answer: a person waits for it. */
const timeoutMs = 8_000;

/**
 * Sends e-mails through a mail server: `smtp://user:password@host:587` (STARTTLS where the server
 * offers it) or `smtps://…:465`. Throws an `SmtpFault` when the server refuses, is silent or is not
 * there.
 */
export function createSmtp({ url, from }: { url: string; from: string }): Carrier {
  const transport = open(url);
  return async ({ to, subject = 'Matiz', text, html }) => {
    // As an object, so that an address is never read as a list of several.
    const recipient = { name: '', address: to };
    const mail = { from, to: recipient, subject, text, ...(html ? { html } : {}) };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw new SmtpFault(error);
    });
  };
}

/** Whether the mail server lets us in, without a mail. Throws what nodemailer throws when not. */
export async function greetSmtp(url: string): Promise<void> {
  const transport = open(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function open(url: string) {
  return createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message is only what we say: nothing in it makes the server read files or other addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the server must encrypt before it is told a password: not on this very machine. */
export function needsTls(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
