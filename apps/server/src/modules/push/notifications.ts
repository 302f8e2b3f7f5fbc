import type { ToldNotification } from '@matiz/contracts/push.ts';
import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import type { PushNote } from '#adapters/push/push.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { forgetOld, keepNotification, listOwn, markRead } from './notifications.store.ts';

const keptMs = 180 * 24 * 60 * 60 * 1000;

interface NotificationDeps {
  readonly sql: Sql;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * What a business's people were told, to be read again: whether or not a phone was there to be told.
 * Only they read it; for everybody else there is nothing.
 */
export function createNotifications({ sql, clock, newId }: NotificationDeps) {
  const readerOf = ({ userId, role, customer }: Principal) =>
    role === 'Admin customer' && customer !== null ? { userId, customerId: customer.id } : null;

  async function list(principal: Principal): Promise<ToldNotification[]> {
    const reader = readerOf(principal);
    const rows = reader ? await listOwn(sql.reader, reader) : [];
    return rows.map(({ id, at, is_read: isRead, ...note }) => ({
      _id: id,
      ...note,
      // What was written by hand in the database leads nowhere else either.
      path: readOwnPath(note.path) ?? '/home/',
      at: at.toISOString(),
      isRead,
    }));
  }

  return {
    list,
    async read(principal: Principal, ids: readonly string[]): Promise<void> {
      const reader = readerOf(principal);
      if (reader) await markRead(sql, reader, ids);
    },
    keep: (
      customerId: string,
      event: string,
      { title, text, path }: Omit<PushNote, 'id' | 'channel'>,
    ) => keepNotification(sql, { id: newId(), customerId, event, title, text, path, at: clock() }),
    forgetOld: () => forgetOld(sql, new Date(clock().getTime() - keptMs)),
  };
}
