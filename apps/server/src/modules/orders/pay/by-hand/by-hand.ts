import type { BodyOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { sendPaymentProof } from '@matiz/contracts/orders/payment-proof.ts';
import type * as calls from '@matiz/contracts/staff/payments/hand-payments.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Principal } from '#http/session/principal.ts';
import type { OrdersDeps } from '../../orders-deps.ts';
import { orderAuthorOf, readerOf } from '../../rows/order-people.ts';
import { confirmPayment, refusePayment } from './decide-payment.ts';
import { findHandPayments, findPaymentProof } from './hand-payments.store.ts';
import { sendProof } from './send-proof.ts';

/** Payments that people look for (D-12): what buyers show, and what staff say of it. */
export function createHandPayments(deps: OrdersDeps) {
  const { sql, clock } = deps;
  return {
    async send(
      principal: Principal,
      { code: text }: QueryOf<typeof sendPaymentProof>,
      bytes: Uint8Array,
    ) {
      const code = readOrderCode(text);
      if (code === null) return fail(failure('NOT_FOUND'));
      return sendProof(deps, { code, bytes }, readerOf(principal));
    },
    async list(): Promise<ResultOf<typeof calls.listHandPayments>> {
      return ok({ result: await findHandPayments(sql.reader, clock()) });
    },
    async proof(id: string): Promise<ResultOf<typeof calls.readPaymentProof>> {
      const picture = await findPaymentProof(sql.reader, id);
      return picture === null ? fail(failure('NOT_FOUND')) : ok(picture);
    },
    confirm: (staff: Principal, body: BodyOf<typeof calls.confirmHandPayment>, requestId: string) =>
      confirmPayment(deps, body, orderAuthorOf(staff, requestId)),
    refuse: (staff: Principal, body: BodyOf<typeof calls.refuseHandPayment>, requestId: string) =>
      refusePayment(deps, body, orderAuthorOf(staff, requestId)),
  };
}
