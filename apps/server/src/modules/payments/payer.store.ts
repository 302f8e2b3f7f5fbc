import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import type { DocumentType } from '@matiz/domain/identity/document.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { payerOf } from '@matiz/domain/payments/payer-document.ts';
import type { SqlReader } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';

interface PayerRow {
  readonly documentType: DocumentType | null;
  readonly document: string | null;
  readonly phone: string | null;
}

/**
 * What is known of who pays for a business: its own document, and its phone or that of the person
 * who buys; a seller's is nobody's of the business.
 */
export async function readPayer(
  sql: SqlReader,
  { userId, customer }: Pick<Principal, 'userId' | 'customer'>,
): Promise<PseChoices['payer']> {
  const [row] = await sql<PayerRow[]>`
    SELECT customer.document_type AS "documentType", customer.document_number AS document,
      coalesce(customer.phone, CASE WHEN person.role <> 'Seller' THEN person.phone END) AS phone
    FROM app_user person
    LEFT JOIN customer ON customer.id = ${customer?.id ?? null}
    WHERE person.id = ${userId}`;
  const phone = row?.phone?.replace(/^\+57/, '') ?? '';
  return {
    ...payerOf(row?.documentType ?? 'CC', row?.document ?? ''),
    phone: isMobilePhone(phone) ? phone : '',
  };
}
