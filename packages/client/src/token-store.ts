/** The tokens of a shell; the web keeps them in cookies that scripts cannot read (D-2). */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** Where a shell keeps its tokens; null on the web. */
export interface TokenStore {
  read(): TokenPair | null;
  write(pair: TokenPair | null): void;
  /** What the server knows this device by, of the one who entered on it; it outlives the session. */
  readDevice(): string | null;
  writeDevice(token: string): void;
}

/** Keeps the tokens that a reply brings; on the web it brings none, they are in cookies. */
export function keepTokens(store: TokenStore | null, reply: unknown): void {
  if (!store || !isTokenPair(reply)) return;
  store.write({ token: reply.token, refreshToken: reply.refreshToken });
  if ('device' in reply && typeof reply.device === 'string') store.writeDevice(reply.device);
}

export function isTokenPair(value: unknown): value is TokenPair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  );
}
