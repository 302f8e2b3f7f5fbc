import { createHash } from 'node:crypto';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type {
  registerBrowser as registerBrowserCall,
  registerPushToken,
} from '@matiz/contracts/push.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { pushChannelOf } from '@matiz/domain/push/push-channel.ts';
import { readPushEndpoint } from '@matiz/domain/push/push-endpoint.ts';
import type { Push } from '#adapters/push/push.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { createNotifications } from './notifications.ts';
import {
  forgetToken,
  noteTold,
  type PhoneToken,
  readTokens,
  saveToken,
  wasTold,
} from './push.store.ts';
import type { TopicalNote } from './topical-note.ts';

interface PushDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Null: nobody carries notes to phones. */
  readonly push: Push | null;
  /** Which browsers are given to be told; null: none is. */
  readonly browserKey: string | null;
}

type KeptNote = TopicalNote & { readonly id: string };
export type PushService = ReturnType<typeof createPushService>;

/** Which phones are told of their orders (§4), and telling them. */
export function createPushService({ sql, clock, newId, push, browserKey }: PushDeps) {
  /** Of customers alone, from their shells; the session says who it is, whatever the body says. */
  async function register(
    { userId, role, sessionId }: Principal,
    { userId: named, deviceId, token }: BodyOf<typeof registerPushToken>,
    isShell: boolean,
  ): Promise<ResultOf<typeof registerPushToken>> {
    if (!isShell || role !== 'Admin customer' || named !== userId) {
      return fail(failure('FORBIDDEN'));
    }
    return save({ userId, sessionId, deviceId, token, browser: null });
  }

  /** Of customers alone, from the shop's own pages: with the rules of phones. */
  async function registerBrowser(
    { userId, role, sessionId }: Principal,
    { deviceId, endpoint, keys }: BodyOf<typeof registerBrowserCall>,
    isShell: boolean,
  ): Promise<ResultOf<typeof registerBrowserCall>> {
    const token = readPushEndpoint(endpoint);
    if (isShell || role !== 'Admin customer' || browserKey === null || token === null) {
      return fail(failure('FORBIDDEN'));
    }
    return save({ userId, sessionId, deviceId, token, browser: keys });
  }

  async function save(phone: PhoneToken) {
    const isSaved = await sql.begin((tx) => saveToken(tx, phone, clock()));
    return isSaved ? ok({ ok: true } as const) : fail(failure('NO_SESSION'));
  }

  /**
   * Tells every phone of a business, each once, however often an event is handled. Throws where a
   * phone was not told, so that the event comes again.
   */
  async function tell(customerId: string, event: string, { topic, ...note }: KeptNote) {
    if (push === null) return;
    for (const phone of await readTokens(sql.reader, customerId, topic)) {
      const { token } = phone;
      const key = `push:${event}:${createHash('sha256').update(token).digest('hex').slice(0, 32)}`;
      if (await wasTold(sql.reader, key)) continue;
      const told = await push(phone, { ...note, channel: pushChannelOf(topic) });
      if (told === 'gone') await forgetToken(sql, token);
      else await noteTold(sql, key, clock());
    }
  }

  const notifications = createNotifications({ sql, clock, newId });
  return {
    register,
    registerBrowser,
    /** With which a customer's browser asks its push service for an address; null: it is not told. */
    browserKey: ({ role }: Principal) => (role === 'Admin customer' ? browserKey : null),
    /** Keeps what is told, also where no phone is, and then tells the phones. */
    async tell(customerId: string, event: string, note: TopicalNote): Promise<void> {
      const id = await notifications.keep(customerId, event, note);
      if (id !== null) await tell(customerId, event, { ...note, id });
    },
    notifications,
  };
}
