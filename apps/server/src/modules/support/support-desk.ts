import type { BodyOf, QueryOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/staff/support.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Publish } from '#jobs/subscribers.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { listRows, readListRow } from '#resource/list-rows.ts';
import { writeAudit } from '#resource/write-audit.ts';
import type { SupportAnswered } from './support-events.ts';
import { supportThreadPage, supportThreadSource } from './support-threads.source.ts';
import { markAnswered, writeAnswer } from './threads.store.ts';

interface SupportDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
}

export type SupportDesk = ReturnType<typeof createSupportDesk>;

type ThreadRow = ReplyOf<typeof calls.listDeskThreads>['rows'][number];
type ThreadPage = ReplyOf<typeof calls.readDeskThread>['result'];

/** What customers wrote, for those who answer (D-19). */
export function createSupportDesk({ sql, clock, publish }: SupportDeskDeps) {
  async function list(
    query: QueryOf<typeof calls.listDeskThreads>,
  ): Promise<ResultOf<typeof calls.listDeskThreads>> {
    const page = await listRows<ThreadRow>(sql.reader, supportThreadSource, query);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function read(id: string): Promise<ResultOf<typeof calls.readDeskThread>> {
    const thread = await readListRow<ThreadPage>(sql.reader, supportThreadPage, id);
    return thread ? ok({ result: thread }) : fail(failure('NOT_FOUND'));
  }

  async function answer(
    { threadId, messageId, body }: BodyOf<typeof calls.answerSupport>,
    asking: Asking,
  ): Promise<ResultOf<typeof calls.answerSupport>> {
    const at = clock();
    const message = { messageId, authorId: asking.principal.userId, body, at };
    const written = await sql.begin(async (tx) => {
      const state = await writeAnswer(tx, threadId, message);
      if (state !== 'written') return state;
      await writeAudit(tx, authorOf(asking, at), {
        action: 'support.answered',
        subject: `support:${threadId}`,
        after: { message: messageId },
      });
      const event: SupportAnswered = { kind: 'support.answered', messageId };
      await publish(tx, [event]);
      return state;
    });
    return written === 'absent' ? fail(failure('NOT_FOUND')) : ok({ result: { id: messageId } });
  }

  async function close(
    { threadId }: BodyOf<typeof calls.closeThread>,
    asking: Asking,
  ): Promise<ResultOf<typeof calls.closeThread>> {
    const isThere = await sql.begin(async (tx) => {
      if (!(await markAnswered(tx, threadId))) return false;
      const subject = `support:${threadId}`;
      await writeAudit(tx, authorOf(asking, clock()), {
        action: 'support.closed',
        subject,
        before: { isAnswered: false },
        after: { isAnswered: true },
      });
      return true;
    });
    return isThere ? ok({ result: { id: threadId } }) : fail(failure('NOT_FOUND'));
  }

  return { list, read, answer, close };
}
