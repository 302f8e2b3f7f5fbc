import { createQueue } from '#lib/queue.ts';
import { spareProcessors } from '#lib/spare-processors.ts';
import { createPasswordThread } from './password-thread.ts';

/** One processor stays for the shop. */
const atOnce = Math.min(4, spareProcessors());

/** The hash of a password that nobody has: unknown accounts take as long as known ones. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export interface PasswordHasher {
  /** Null: too many are being hashed already, answer `BUSY`. */
  hash(password: string): Promise<string | null>;
  /** Null: as with `hash`. Without a hash it works as long and answers false. */
  matches(password: string, passwordHash: string | null): Promise<boolean | null>;
}

/** The threads of this process, which all hashing shares. */
const idle = Array.from({ length: atOnce }, createPasswordThread);
const queue = createQueue({ atOnce, mostWaiting: 20 });
type Thread = ReturnType<typeof createPasswordThread>;

/** Hashes few passwords at a time and keeps a short queue, so that logins never starve the shop. */
export function createPasswordHasher(): PasswordHasher {
  return {
    hash: async (password) => {
      const hashed = await inThread({ kind: 'hash', password: password.normalize('NFC') });
      return hashed === null ? null : String(hashed);
    },
    matches: async (password, passwordHash) => {
      const isRight = await inThread({
        kind: 'verify',
        password: password.normalize('NFC'),
        passwordHash: passwordHash ?? nobody,
      });
      return isRight === null ? null : isRight === true && passwordHash !== null;
    },
  };
}

function inThread(requested: Parameters<Thread>[0]): Promise<string | boolean | null> {
  return queue.run(async () => {
    const thread = idle.pop();
    if (!thread) throw new Error('there are as many threads as the queue runs at once');
    try {
      return await thread(requested);
    } finally {
      idle.push(thread);
    }
  });
}
