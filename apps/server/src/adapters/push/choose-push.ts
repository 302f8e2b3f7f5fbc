import type { Outbox } from '../messages/outbox.ts';
import type { Push } from './push.ts';

interface PushParts {
  readonly outbox: Outbox | null;
  /** The file with a service account of Firebase; null: none. */
  readonly firebaseFile: string | null;
}

/**
 * Firebase, where there is an account with it; else nobody's phone is told, and where the outbox is
 * open the note can be read there.
 */
export function choosePush({ outbox, firebaseFile }: PushParts): Push | null {
  if (firebaseFile !== null) return tellLater(firebaseFile);
  if (outbox === null) return null;
  return async ({ token, title, text, path }) => {
    await outbox.keep({ channel: 'push', to: token, subject: title, text: `${text}\n${path}` });
    return 'sent';
  };
}

/** Its code and its key are read when the first phone is told, and again where that failed. */
function tellLater(file: string): Push {
  let opened: Promise<Push> | null = null;
  return async (note) => {
    opened ??= import('./firebase.ts').then(({ openFirebase }) => openFirebase({ file }));
    const push = await opened.catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return push(note);
  };
}
