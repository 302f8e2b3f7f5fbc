/**
 * What a mail server, or the way to it, refused: codes alone. Its own sentence names the recipient,
 * and what is thrown here is logged.
 */
export class SmtpFault extends Error {
  override readonly name = 'SmtpFault';
  /** The command that was refused, as `RCPT TO`. */
  readonly command: string | null;
  /** As 550; null: it said nothing. */
  readonly responseCode: number | null;
  /** The enhanced code, as 5.1.1. */
  readonly status: string | null;

  constructor(error: unknown) {
    const { code, command, responseCode, response } = Object(error) as Record<string, unknown>;
    const [status = null] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response ?? '')) ?? [];
    super(
      [code, command, responseCode, status].filter((part) => part != null).join(' ') || 'unknown',
    );
    this.command = typeof command === 'string' ? command : null;
    this.responseCode = typeof responseCode === 'number' ? responseCode : null;
    this.status = status;
  }
}
