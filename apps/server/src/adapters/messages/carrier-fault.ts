/**
 * A carrier of messages to phones did not take one. The message is its own code or a word for what
 * happened: never the recipient, the text or a key.
 */
export class CarrierFault extends Error {
  override readonly name = 'CarrierFault';
  /** later: another time it may; never: not this one; else the person is not reached that way. */
  readonly outcome: 'later' | 'never' | 'unreachable' | 'asked';

  constructor(code: string, outcome: CarrierFault['outcome']) {
    super(code.slice(0, 100));
    this.outcome = outcome;
  }
}

/** What kind of failure of the network it is, without its address. */
export function faultNameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : error.name;
}
