import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { chooseOwnNotice, readOwnNotices } from '@matiz/contracts/identity/own-notices.ts';
import {
  isAskedFor,
  type NoticeChannel,
  noticesFor,
  type TopicNotice,
} from '@matiz/domain/identity/notices.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { findNoticeChoices, saveNotice } from './own-notices.store.ts';

interface NoticesDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** The ways by which anything is carried. */
  readonly carried: readonly NoticeChannel[];
}

/** What a person is told besides what they have to know, topic by topic and way by way (ADR 74). */
export function createOwnNotices({ sql, clock, carried }: NoticesDeps) {
  async function read({ userId, role }: Principal): Promise<ResultOf<typeof readOwnNotices>> {
    const choices = await findNoticeChoices(sql.reader, userId);
    const results = noticesFor(role, carried).map((notice) => ({
      ...notice,
      isOn: choices.find((one) => isSame(one, notice))?.isOn ?? !isAskedFor(notice.topic),
    }));
    return ok({ results });
  }

  async function choose(
    principal: Principal,
    body: BodyOf<typeof chooseOwnNotice>,
  ): Promise<ResultOf<typeof chooseOwnNotice>> {
    const { userId, role } = principal;
    if (!noticesFor(role, carried).some((one) => isSame(one, body))) {
      return fail(failure('FORBIDDEN'));
    }
    await saveNotice(sql, userId, body, clock());
    return read(principal);
  }

  return { read, choose };
}

function isSame(one: TopicNotice, other: TopicNotice): boolean {
  return one.topic === other.topic && one.channel === other.channel;
}
