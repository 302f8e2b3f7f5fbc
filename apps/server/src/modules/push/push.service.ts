import { createHash } from 'node:crypto';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { registerPushToken } from '@matiz/contracts/push.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Push } from '#adapters/push/push.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { createNotifications } from './notifications.ts';
import { forgetToken, noteTold, readTokens, saveToken, wasTold } from './push.store.ts';
import type { TopicalNote } from './push-notes.ts';

interface PushDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Null: nobody carries notes to phones. */
  readonly push: Push | null;
}

type Call = typeof registerPushToken;
export type PushService = ReturnType<typeof createPushService>;

/** Which phones are told of their orders (§4), and telling them. */
export function createPushService({ sql, clock, newId, push }: PushDeps) {
  /** Of customers alone, from their shells; the session says who it is, whatever the body says. */
  async function register(
    { userId, role, sessionId }: Principal,
    { userId: named, deviceId, token }: BodyOf<Call>,
    isShell: boolean,
  ): Promise<ResultOf<Call>> {
    if (!isShell || role !== 'Admin customer' || named !== userId) {
      return fail(failure('FORBIDDEN'));
    }
    const phone = { userId, sessionId, deviceId, token };
    const isSaved = await sql.begin((tx) => saveToken(tx, phone, clock()));
    return isSaved ? ok({ ok: true }) : fail(failure('NO_SESSION'));
  }

  /**
   * Tells every phone of a business, each once, however often an event is handled. Throws where a
   * phone was not told, so that the event comes again.
   */
  async function tell(customerId: string, id: string, { topic, ...note }: TopicalNote) {
    if (push === null) return;
    for (const token of await readTokens(sql.reader, customerId, topic)) {
      const key = `push:${id}:${createHash('sha256').update(token).digest('hex').slice(0, 32)}`;
      if (await wasTold(sql.reader, key)) continue;
      const told = await push({ ...note, token });
      if (told === 'gone') await forgetToken(sql, token);
      else await noteTold(sql, key, clock());
    }
  }

  const notifications = createNotifications({ sql, clock, newId });
  return {
    register,
    /** Keeps what is told, also where no phone is, and then tells the phones. */
    async tell(...told: Parameters<typeof tell>): Promise<void> {
      await notifications.keep(...told);
      await tell(...told);
    },
    notifications,
  };
}
