import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import * as calls from '@matiz/contracts/staff/payments/credits.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import { serve } from '#http/serve.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { notePayment, readCreditFacts } from '../credit.store.ts';
import { showStatement } from '../show-credit.ts';
import { creditResource } from './credit.resource.ts';

export type CreditsDesk = ReturnType<typeof createCreditsDesk>;

/** Credit as cartera gives, changes and collects it (D-12). */
export function createCreditsDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  const { sql, clock } = deps;

  async function pay(
    { id, ...payment }: BodyOf<typeof calls.noteCreditPayment>,
    asking: Asking,
  ): Promise<ResultOf<typeof calls.noteCreditPayment>> {
    const at = clock();
    const noted = await sql.begin(async (tx) => {
      const actorId = asking.principal.userId;
      const used = await notePayment(tx, { ...payment, customerId: id, actorId, at });
      if (typeof used === 'number') {
        await writeAudit(tx, authorOf({ ...asking, reason: payment.note }, at), {
          action: 'credit.payment',
          subject: `credit:${id}`,
          customerId: id,
          before: { used: used + payment.amount },
          after: { used },
        });
      }
      return used;
    });
    if (noted !== 'refused') return statement(id);
    const facts = await readCreditFacts(sql.reader, id);
    if (facts === null) return fail(failure('NOT_FOUND'));
    const used = formatPesos(Math.max(0, facts.used));
    return fail(failureAt('amount', 'INVALID_REQUEST', say('creditOverpaid', { used })));
  }

  async function statement(id: string): Promise<ResultOf<typeof calls.readCreditStatement>> {
    const result = await showStatement(sql.reader, id, clock());
    return result === null ? fail(failure('NOT_FOUND')) : ok({ result });
  }

  return { credits: createResource(deps, creditResource(clock)), pay, statement };
}

export function creditsDeskRoutes(app: FastifyInstance, desk: CreditsDesk): void {
  serveResource(
    app,
    {
      list: calls.listCredits,
      read: calls.readCredit,
      create: calls.giveCredit,
      change: calls.changeCredit,
      history: calls.listCreditHistory,
    },
    desk.credits,
  );
  serve(app, calls.noteCreditPayment, ({ principal, body, requestId }) =>
    desk.pay(body, { principal, requestId }),
  );
  serve(app, calls.readCreditStatement, ({ query }) => desk.statement(query.id));
}
