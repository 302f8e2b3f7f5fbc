import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { OpenSession } from '@matiz/contracts/identity/open-session.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '#http/session/principal.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { findOpenSessions, sayOpenSession } from '../session/open-sessions.store.ts';
import { endStaffSession, endStaffSessions, findRoles } from './team.store.ts';
import type { TeamDeps } from './team.ts';

interface SessionsEnding extends Asking {
  /** Of the staff. */
  readonly id: string;
  /** Left out: all of theirs. */
  readonly sessionId?: string | undefined;
}

type NotFound = Failure<'NOT_FOUND'>;

/** Where the people of the staff are logged in (D-19). */
export function createTeamSessions({ sql, clock, principals }: TeamDeps) {
  async function list(
    id: string,
    { sessionId: current }: Principal,
  ): Promise<Result<{ results: OpenSession[] }, NotFound>> {
    if ((await findRoles(sql.reader, id)) === null) return fail(failure('NOT_FOUND'));
    return ok({ results: await findOpenSessions(sql.reader, id, { now: clock(), current }) });
  }

  /** Another's session, one that is over and one that never was answer alike. */
  async function end({
    id,
    sessionId,
    ...asking
  }: SessionsEnding): Promise<Result<{ result: { ended: number } }, NotFound>> {
    const ended = await sql.begin(async (tx) => {
      if ((await findRoles(tx, id)) === null) return null;
      const now = clock();
      const open = await findOpenSessions(tx, id, { now, current: asking.principal.sessionId });
      const sessions =
        sessionId === undefined
          ? await endStaffSessions(tx, id, now, { isOver: true })
          : await endStaffSession(tx, { userId: id, sessionId }, now);
      if (sessionId !== undefined && sessions.length === 0) return null;
      const after = open.filter((one) => !sessions.includes(one.id));
      await writeAudit(tx, authorOf(asking, now), {
        action: 'staff.end_sessions',
        subject: `staff:${id}`,
        before: { sessions: open.map(sayOpenSession) },
        after: { sessions: after.map(sayOpenSession) },
      });
      return sessions;
    });
    if (ended === null) return fail(failure('NOT_FOUND'));
    for (const one of ended) principals.forget(one);
    return ok({ result: { ended: ended.length } });
  }

  return { list, end };
}
