import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What a thread that hashes is asked, and what it answers to the same number. */
export type PasswordTask =
  | { readonly id: number; readonly kind: 'hash'; readonly password: string }
  | {
      readonly id: number;
      readonly kind: 'verify';
      readonly password: string;
      readonly passwordHash: string;
    };
export type PasswordAnswer =
  | { readonly id: number; readonly value: string | boolean }
  | { readonly id: number; readonly error: string };

/** argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// On Linux the priority is the thread's own; elsewhere it would be that of the whole server. Not the
// lowest: where every processor is busy, someone waits for this.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(answer(task)));

function answer(task: PasswordTask): PasswordAnswer {
  try {
    const value =
      task.kind === 'hash'
        ? hashSync(task.password, cost)
        : verifySync(task.passwordHash, task.password);
    return { id: task.id, value };
  } catch (error) {
    return { id: task.id, error: String(error) };
  }
}
