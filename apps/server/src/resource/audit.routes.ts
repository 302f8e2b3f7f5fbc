import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { noteExport } from '@matiz/contracts/staff/exports.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '../db/sql.ts';
import { type Handler, serve } from '../http/serve.ts';
import { authorOf } from './author.ts';
import { historySource, listHistory } from './history.ts';
import type { ListQuery, ListSource } from './list-rows.ts';
import { writeAudit } from './write-audit.ts';

type AuditRow = ReplyOf<typeof listAudit>['rows'][number];

/** Which product it was: among many that one paste or one person changed, a kind says nothing. */
const auditSource: ListSource = {
  ...historySource,
  columns: (sql) => sql`${historySource.columns(sql)}, (
    SELECT product.code || ' · ' || product.name FROM product
    WHERE product.id = substring(audit_entry.subject FROM '^(?:product:|price:.*-)(\\d{1,9})$')::integer
  ) AS about`,
};

/** Everything that staff did (D-19), and what they took away. */
export function auditRoutes(
  app: FastifyInstance,
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
): void {
  const handle: Handler<typeof listAudit> = async ({ query }) => {
    const page = await listHistory<AuditRow>(sql.reader, query as ListQuery, auditSource);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  };
  serve(app, listAudit, handle);
  serve(app, noteExport, async ({ body: { list, ...file }, principal, requestId }) => {
    const author = authorOf({ principal, requestId }, clock());
    const subject = `list:${list}`;
    await writeAudit(sql, author, { action: 'list.exported', subject, after: file });
    return ok({ result: { rows: file.rows } });
  });
}
