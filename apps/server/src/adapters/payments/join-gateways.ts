import { isOfBold } from './bold/bold.ts';
import type { PaymentGateway } from './gateway.ts';

/**
 * Two gateways on one port: links are Bold's, all else is Wompi's, and what we know of a payment
 * says whose it is. One that is down stops nothing of the other's.
 */
export function joinGateways(wompi: PaymentGateway | null, bold: PaymentGateway | null) {
  if (bold === null) return wompi;
  if (wompi === null) return bold;
  const joined: PaymentGateway = {
    ...wompi,
    means: [...wompi.means, ...bold.means],
    begin: (attempt) => (attempt.means.kind === 'link' ? bold : wompi).begin(attempt),
    find: (reference, known) => (isOfBold(known) ? bold : wompi).find(reference, known),
    giveBack: (paid) => (isOfBold(paid.id) ? bold : wompi).giveBack(paid),
    readSigned: bold.readSigned,
  };
  return joined;
}
