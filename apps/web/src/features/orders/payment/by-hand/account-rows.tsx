import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { CopiedRow } from './copied-row.tsx';

/** Where it is paid, how much, and by what it is known: each to be copied by itself. */
export function AccountRows({ order }: { order: OrderDetail }) {
  const { payment, paymentMethod, methodDue: due } = order;
  const isCash = paymentMethod.means === 'cash';
  if (payment.byHand === null) return null;
  const { account, reference } = payment.byHand;
  return (
    <dl>
      {account ? (
        <>
          <CopiedRow label={isCash ? copy.accountNetwork : copy.accountBank} value={null}>
            {account.bank}
          </CopiedRow>
          {account.kind ? (
            <CopiedRow label={copy.accountKind} value={null}>
              {copy.accountKinds[account.kind]}
            </CopiedRow>
          ) : null}
          <CopiedRow label={isCash ? copy.accountAgreement : copy.accountNumber}>
            {account.number}
          </CopiedRow>
          {account.holder ? (
            <CopiedRow label={copy.accountHolder} value={null}>
              {account.holder}
            </CopiedRow>
          ) : null}
          {account.document ? (
            <CopiedRow label={copy.accountDocument}>{account.document}</CopiedRow>
          ) : null}
        </>
      ) : null}
      <CopiedRow label={copy.accountAmount} value={String(due)}>
        {formatPesos(due)}
      </CopiedRow>
      <CopiedRow label={copy.accountReference}>{reference}</CopiedRow>
    </dl>
  );
}
