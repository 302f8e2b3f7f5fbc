import type { OpenSession } from '@matiz/contracts/identity/open-session.ts';
import { deviceName } from '@matiz/domain/identity/device-name.ts';
import type { SqlReader } from '#db/sql.ts';

interface StoredSession {
  readonly id: string;
  readonly agent: string | null;
  readonly seenFrom: string | null;
  readonly openedAt: Date;
  readonly seenAt: Date;
}

/** The live sessions of a person: `current` first, then the last seen. */
export async function findOpenSessions(
  sql: SqlReader,
  userId: string,
  { now, current }: { readonly now: Date; readonly current: string },
): Promise<OpenSession[]> {
  const rows = await sql<StoredSession[]>`
    SELECT id, agent, seen_from AS "seenFrom", created_at AS "openedAt",
      coalesce(seen_at, created_at) AS "seenAt"
    FROM session
    WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now}
      AND EXISTS (SELECT FROM session_token token
        WHERE token.session_id = session.id AND token.expires_at > ${now})
    ORDER BY coalesce(seen_at, created_at) DESC, id LIMIT 50`;
  const shown = rows.map(({ id, agent, seenFrom: from, openedAt, seenAt }) => ({
    id,
    isCurrent: id === current,
    device: deviceName(agent),
    from,
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** As a history tells it: which device, from where. */
export function sayOpenSession({ device, from }: Pick<OpenSession, 'device' | 'from'>): string {
  return from === null ? device : `${device}, red ${from}`;
}
