/** An address that a mail server gave up, with its word for why. */
export interface BouncedAddress {
  readonly address: string;
  readonly fault: string;
}

/** Reports of more recipients than one of our mails has are a trick. */
const mostRecipients = 5;

/**
 * The addresses that do not exist, by a delivery report (RFC 3464): of a mailbox that is full, or of a
 * server that was away, it says nothing that lasts.
 */
export function readBounces(mail: string): BouncedAddress[] {
  const [, part = ''] = mail.split(/content-type:\s*message\/delivery-status/i);
  const report = part.slice(part.search(/\r?\n\r?\n/) + 1);
  const found: BouncedAddress[] = [];
  for (const group of report.split(/\r?\n\s*\r?\n/)) {
    const { action, status, recipient } = fieldsOf(group);
    if (action !== 'failed' || !status?.startsWith('5.1.') || recipient === undefined) continue;
    found.push({ address: recipient, fault: status });
    if (found.length === mostRecipients) break;
  }
  return found;
}

function fieldsOf(group: string) {
  const field = (pattern: RegExp) => pattern.exec(group)?.[1]?.trim();
  return {
    action: field(/^action:\s*(\w+)/im)?.toLowerCase(),
    status: field(/^status:\s*(\d\.\d{1,3}\.\d{1,3})/im),
    recipient: field(
      /^final-recipient:\s*rfc822\s*;\s*<?([^\s<>;,@]{1,64}@[^\s<>;,@]{1,253})>?\s*$/im,
    ),
  };
}
