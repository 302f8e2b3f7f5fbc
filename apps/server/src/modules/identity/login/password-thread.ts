import { Worker } from 'node:worker_threads';
import type { PasswordAnswer, PasswordTask } from './password-worker.ts';

type HashJob =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly passwordHash: string };

interface Waiting {
  resolve(value: string | boolean): void;
  reject(error: Error): void;
}

/**
 * A thread of low priority that hashes, one password after the other: where processors are few,
 * the shop goes first. It begins with the first password and begins again when it dies.
 */
export function createPasswordThread() {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const begun = new Worker(new URL('./password-worker.ts', import.meta.url));
    begun.unref();
    begun.on('message', (answer: PasswordAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) asker?.reject(new Error(answer.error));
      else asker?.resolve(answer.value);
      if (waiting.size === 0) begun.unref();
    });
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) => giveUp(begun, new Error(`the hashing thread ended with ${code}`)));
    return begun;
  }

  function giveUp(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return (requested: HashJob): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      // A process must not end while someone waits for a hash.
      thread.ref();
      const task: PasswordTask = { ...requested, id: last };
      thread.postMessage(task);
    });
}
