import type { Outbox } from '../messages/outbox.ts';
import type { Push } from './push.ts';

interface PushParts {
  readonly outbox: Outbox | null;
  /** The file with a service account of Firebase; null: none. */
  readonly firebaseFile: string | null;
  /** What browsers are told with; null: none is, or the outbox stands in. */
  readonly webPush: { readonly privateKey: string; readonly publicUrl: string } | null;
}

/**
 * Firebase for apps and the browsers' own services for browsers, where there is an account or a key;
 * else nobody's phone is told, and where the outbox is open the note can be read there. Null: it is
 * told in no way at all.
 */
export function choosePush({ outbox, firebaseFile, webPush }: PushParts): Push | null {
  const kept = outbox && keepIn(outbox);
  const toApps =
    firebaseFile === null
      ? kept
      : tellLater(async () => {
          const { openFirebase } = await import('./firebase.ts');
          return openFirebase({ file: firebaseFile });
        });
  const toBrowsers =
    webPush === null
      ? kept
      : tellLater(async () => {
          const { openWebPush } = await import('./web-push.ts');
          return openWebPush(webPush);
        });
  if (toApps === null && toBrowsers === null) return null;
  return async (phone, note) => {
    const push = phone.browser === null ? toApps : toBrowsers;
    return push === null ? 'sent' : push(phone, note);
  };
}

function keepIn(outbox: Outbox): Push {
  return async ({ token }, { title, text, path }) => {
    await outbox.keep({ channel: 'push', to: token, subject: title, text: `${text}\n${path}` });
    return 'sent';
  };
}

/** Its code and its key are read when the first phone is told, and again where that failed. */
function tellLater(open: () => Promise<Push>): Push {
  let opened: Promise<Push> | null = null;
  return async (...told) => {
    opened ??= open();
    const push = await opened.catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return push(...told);
  };
}
