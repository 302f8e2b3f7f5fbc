import type { FailureOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/staff/team.ts';
import { decideRoleChange, type StaffRole } from '@matiz/domain/identity/scopes.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql, Tx } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { authorOf } from '#resource/author.ts';
import { changeRow, type EditedTable } from '#resource/change-row.ts';
import { findConflict } from '#resource/find-conflict.ts';
import { listHistory } from '#resource/history.ts';
import { type ListQuery, listRows, readListRow } from '#resource/list-rows.ts';
import { sayRow } from '#resource/resource.ts';
import type { Principals } from '../session/principals.ts';
import { endStaffSessions, findRoles, lockTeam } from './team.store.ts';
import { teamSource } from './team-list.ts';

type Member = ReplyOf<typeof calls.readTeamMember>['result'];
type ChangeFailure = FailureOf<typeof calls.changeTeamMember>;

export interface TeamDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly principals: Principals;
}

export interface TeamChange {
  readonly by: Principal;
  readonly id: string;
  readonly version: number;
  readonly set: {
    readonly roles?: readonly StaffRole[] | undefined;
    readonly isSuspended?: boolean | undefined;
  };
  readonly reason: string | null;
  readonly requestId: string;
}

const edited: EditedTable = {
  table: 'staff_member',
  kind: 'staff',
  key: 'user_id',
  said: sayRow({ source: teamSource, fields: ['roles', 'isSuspended'] }),
};

/** Thrown to undo what a transaction did; its failure is the answer. */
class Undone extends Error {
  readonly failure: ChangeFailure;
  constructor(refusal: ChangeFailure) {
    super(refusal.code);
    this.failure = refusal;
  }
}

/** The people of the staff and what they may do (D-19). */
export function createTeam({ sql, clock, principals }: TeamDeps) {
  async function list(query: ListQuery) {
    const page = await listRows<Member>(sql.reader, teamSource, query);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function history({ 'f.id': id, ...query }: ListQuery) {
    const page = await listHistory(sql.reader, { ...query, 'f.subject': `staff:${id}` });
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function read(id: string) {
    const result = await readListRow<Member>(sql.reader, teamSource, id);
    return result ? ok({ result }) : fail(failure('NOT_FOUND'));
  }

  /**
   * Nobody gives what they lack or takes their own hand off the team, and a director stays. Anyone who
   * loses something is looked up again with their next request; the one who is suspended is logged out.
   */
  async function change(asked: TeamChange): Promise<Result<{ result: Member }, ChangeFailure>> {
    try {
      const { member, ended } = await sql.begin((tx) => write(tx, asked));
      for (const sessionId of ended) principals.forget(sessionId);
      return ok({ result: member });
    } catch (error) {
      if (error instanceof Undone) return fail(error.failure);
      if (brokenConstraint(error) === 'staff_member_last_director') {
        return fail(failure('LAST_DIRECTOR'));
      }
      throw error;
    }
  }

  async function write(tx: Tx, asked: TeamChange) {
    const { by, id, version, set, reason, requestId } = asked;
    await lockTeam(tx);
    await refuseUnless(tx, asked);
    const now = clock();
    const author = authorOf({ principal: by, requestId, reason: reason ?? undefined }, now);
    const columns = {
      ...(set.roles === undefined ? {} : { roles: [...set.roles] }),
      ...(set.isSuspended === undefined ? {} : { suspended_at: set.isSuspended ? now : null }),
    };
    const done = await changeRow(tx, edited, { id, version }, columns, author);
    if (done.kind === 'absent') throw new Undone(failure('NOT_FOUND'));
    if (done.kind === 'conflict') {
      const conflict = await findConflict(tx, edited, { id, version }, done.row);
      throw new Undone({ ...failure('ROW_CHANGED'), conflict });
    }
    const ended = await endStaffSessions(tx, id, now, { isOver: set.isSuspended === true });
    const member = await readListRow<Member>(tx, teamSource, id);
    if (!member) throw new Undone(failure('NOT_FOUND'));
    return { member, ended };
  }

  async function refuseUnless(tx: Tx, { by, id, set }: TeamChange): Promise<void> {
    const own = await findRoles(tx, by.userId);
    const theirs = await findRoles(tx, id);
    if (theirs === null) throw new Undone(failure('NOT_FOUND'));
    const isOwn = id === by.userId;
    const to = set.isSuspended === true && isOwn ? [] : (set.roles ?? theirs);
    // Someone who may do more is nobody's to change from below.
    const reach = decideRoleChange({ by: own ?? [], to: theirs, isOwn: false });
    const refusal = reach ?? decideRoleChange({ by: own ?? [], to, isOwn });
    if (refusal) throw new Undone(failure(refusal));
  }

  return { list, history, read, change };
}
