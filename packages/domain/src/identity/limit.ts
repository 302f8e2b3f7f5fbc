/** `burst` tries at once, then one more every `refillSeconds`. */
export interface Limit {
  readonly name: string;
  readonly burst: number;
  readonly refillSeconds: number;
}

/** Takes a try of `subject`; answers the whole seconds to wait, 0 when it may go on. */
export type SpendTry = (limit: Limit, subject: string, now: Date) => Promise<number>;

/** From where something comes: what limits are counted by. */
export interface Sender {
  /** Null: a visitor without a session. */
  readonly sessionId: string | null;
  /** The group of addresses that the request comes from: thousands of people behind a carrier's. */
  readonly address: string;
}

/** What one session may send, and, wider, all of one address that have none. */
export interface SenderLimits {
  readonly session: Limit;
  readonly address: Limit;
}

/** The limit of a sender and whom it counts for. */
export function limitOf(
  limits: SenderLimits,
  { sessionId, address }: Sender,
): readonly [limit: Limit, subject: string] {
  return sessionId === null ? [limits.address, address] : [limits.session, sessionId];
}
