import type { SqlReader } from '#db/sql.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { handOverSentSchema } from '../rows/order-events.ts';

interface ApprovalNote {
  readonly topic: 'approvals';
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

export interface HandOverNoteDeps {
  readonly sql: { readonly reader: SqlReader };
  /** Keeps a note for a business and tells its phones; each once for an id. */
  readonly tellPhones: (customerId: string, id: string, note: ApprovalNote) => Promise<void>;
}

/**
 * A business's people are told of a draft that waits for their yes. The note names the draft, not
 * the link: of that nothing but its hash is kept, and who is signed in needs no secret (ADR 52).
 */
export function createHandOverNotes({ sql, tellPhones }: HandOverNoteDeps): Subscriber {
  return subscribeTo('handOver.sent', {
    name: 'orders.approvalNotes',
    schema: handOverSentSchema,
    handle: async ({ handOverId }, id) => {
      const waiting = await readWaiting(sql.reader, handOverId);
      if (waiting === null) return;
      await tellPhones(waiting.customerId, id, {
        topic: 'approvals',
        title: `${waiting.seller} te dejó un pedido para aprobar`,
        text: 'Revísalo y apruébalo, o cuéntale qué cambiar. Tienes tres días.',
        path: `/aprobar-pedido?borrador=${waiting.cartId}`,
      });
    },
  });
}

interface WaitingRow {
  readonly customerId: string;
  readonly cartId: string;
  readonly seller: string;
}

/** Null: it was answered, taken back or replaced meanwhile. */
async function readWaiting(sql: SqlReader, id: string): Promise<WaitingRow | null> {
  const [row] = await sql<WaitingRow[]>`
    SELECT handed.customer_id AS "customerId", handed.cart_id AS "cartId", seller.name AS seller
    FROM hand_over handed
    JOIN app_user seller ON seller.id = handed.seller_id AND seller.removed_at IS NULL
    WHERE handed.id = ${id} AND handed.answer IS NULL AND handed.revoked_at IS NULL`;
  return row ?? null;
}
