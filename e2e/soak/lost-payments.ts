import { setTimeout as wait } from 'node:timers/promises';
import { connect } from './people.ts';

/** Seconds until the shop has asked the gateway for what it was not told of. */
const patience = 300;

interface PaidOrder {
  readonly reference: string;
  /** Null: the shop knows of no such payment. */
  readonly code: string | null;
  readonly order: string | null;
  readonly payment: string | null;
  readonly goesBack: boolean;
  readonly approved: number;
}

/**
 * What went wrong with orders that were paid at the gateway (D-12): each ends as one that is paid, or
 * its money is among what goes back. The database is the embedded one of a running product.
 */
export async function findLostPayments(
  dataDir: string,
  paid: readonly string[],
): Promise<readonly string[]> {
  const sql = connect(dataDir);
  try {
    for (let second = 0; ; second += 1) {
      const rows = await sql<PaidOrder[]>`
        SELECT told.reference, placed.code, placed.state AS "order", payment.state AS payment,
          coalesce(payment.refund_due = payment.amount, false) AS "goesBack",
          (SELECT count(*) FROM payment other
            WHERE other.order_id = placed.id AND other.state = 'approved')::int AS approved
        FROM local_wompi.transaction told
        LEFT JOIN payment ON payment.reference = told.reference
        LEFT JOIN customer_order placed ON placed.id = payment.order_id
        WHERE told.outcome = 'APPROVED'`;
      const known = new Set(rows.map(({ code }) => code));
      const missing = paid.filter((code) => !known.has(code));
      const wrong = [
        ...rows.flatMap(faultOf),
        ...missing.map((code) => `${code}: the gateway knows of no payment`),
      ];
      if (wrong.length === 0 || second >= patience) return wrong;
      await wait(1_000);
    }
  } finally {
    await sql.end();
  }
}

function faultOf({ reference, order, payment, goesBack, approved }: PaidOrder): string[] {
  const isKept = payment === 'approved' && order !== 'created' && order !== 'cancelled';
  return (isKept && approved === 1) || goesBack
    ? []
    : [`${reference}: paid at the gateway, ${payment} here, the order ${order}`];
}
