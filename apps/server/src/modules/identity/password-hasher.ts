import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One processor stays for the shop. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1));
const maxWaiting = 20;

/** The hash of a password that nobody has: unknown accounts take as long as known ones. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export interface PasswordHasher {
  /** Null: too many are being hashed already, answer `BUSY`. */
  hash(password: string): Promise<string | null>;
  /** Null: as with `hash`. Without a hash it works as long and answers false. */
  matches(password: string, passwordHash: string | null): Promise<boolean | null>;
  /** Whether both would answer null now: so that nothing else need be done for it. */
  isFull(): boolean;
}

/** Hashes few passwords at a time and keeps a short queue, so that logins never starve the shop. */
export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  const isFull = () => running >= atOnce && waiting.length >= maxWaiting;

  async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= atOnce) {
      if (isFull()) return null;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    matches: (password, passwordHash) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? nobody, password.normalize('NFC'));
        return isRight && passwordHash !== null;
      }),
    isFull,
  };
}
