import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { Message } from '#adapters/messages/messages.ts';
import type { SqlReader } from '#db/sql.ts';
import { sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { isNoticeOff, writeMail } from '#modules/identity/index.ts';
import type { MailDeps } from '../mails/mail-subscribers.ts';
import { handOverAnsweredSchema } from '../rows/order-events.ts';

interface Answered {
  readonly to: string | null;
  readonly seller: string;
  readonly business: string;
  readonly answeredBy: string | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly total: number | null;
}

/** A seller reads how their draft was answered. */
export function createHandOverSubscribers(deps: MailDeps): Subscriber[] {
  return [
    subscribeTo('handOver.answered', {
      name: 'orders.handOver',
      schema: handOverAnsweredSchema,
      handle: ({ handOverId }, id) =>
        sendOnce(deps, id, async () => {
          const answered = await readAnswered(deps.sql.reader, handOverId);
          return answered?.to ? answeredMail(answered.to, answered, deps.publicUrl) : null;
        }),
    }),
  ];
}

async function readAnswered(sql: SqlReader, id: string): Promise<Answered | null> {
  const [row] = await sql<Answered[]>`
    SELECT CASE WHEN NOT ${isNoticeOff(sql, sql`seller.id`, { topic: 'approvals', channel: 'email' })}
        THEN seller.email END AS to, seller.name AS seller, customer.business_name AS business,
      handed.answered_by AS "answeredBy", handed.reason, placed.code, placed.total
    FROM hand_over handed
    JOIN app_user seller ON seller.id = handed.seller_id AND seller.removed_at IS NULL
    JOIN customer ON customer.id = handed.customer_id
    LEFT JOIN customer_order placed ON placed.id = handed.order_id
    WHERE handed.id = ${id} AND handed.answer IS NOT NULL`;
  return row ?? null;
}

function answeredMail(
  to: string,
  { seller, business, answeredBy, reason, code, total }: Answered,
  publicUrl: string,
): Message {
  const who = answeredBy === null ? business : `${answeredBy}, de ${business},`;
  if (code !== null) {
    return writeMail(to, {
      subject: `${business} aprobó el pedido ${code}`,
      lines: [
        `Hola, ${seller}:`,
        `${who} aprobó tu borrador y ya es el pedido ${code} por ${formatPesos(total ?? 0)}.`,
      ],
      action: {
        label: 'Ver el pedido',
        address: `${publicUrl}/home/profile/orders/history/${code}`,
      },
      closing: 'No tienes que hacer nada más.',
    });
  }
  return writeMail(to, {
    subject: `${business} no aprobó tu borrador`,
    lines: [`Hola, ${seller}:`, `${who} no aprobó el pedido. Esto te escribió: “${reason ?? ''}”`],
    action: { label: 'Abrir el borrador', address: `${publicUrl}/home/marketplace/seller` },
    closing: 'El borrador sigue como estaba: ajústalo y envía otro enlace cuando quieras.',
  });
}
