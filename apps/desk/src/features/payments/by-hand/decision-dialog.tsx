import {
  confirmHandPayment,
  type HandPaymentRow,
  refuseHandPayment,
} from '@matiz/contracts/staff/payments/hand-payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { handPaymentCopy as copy } from '#copy/payments/payments.ts';
import { useRequest } from '#lib/services.ts';
import { ActDialog } from '#parts/form/act-dialog.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import { reasonField } from '#parts/reason/reason-control.tsx';
import { handPaymentsKey } from './hand-payments-key.ts';

export type DecisionKind = 'confirm' | 'refuse';

const amountField: FormField = { name: 'amount', label: copy.amount, kind: { is: 'money' } };
const reason = reasonField('payment', copy.refuseReason, copy.refuseHint);
const confirmSchema = confirmHandPayment.body.pick({ amount: true });
const refuseSchema = refuseHandPayment.body.pick({ reason: true });

/** What came is written by the one who saw it, so that nobody confirms another amount by habit. */
export function DecisionDialog({
  deed,
  payment,
  close,
}: {
  deed: DecisionKind;
  payment: HandPaymentRow;
  close: () => void;
}) {
  const request = useRequest();
  const client = useQueryClient();
  const { reference, orderCode, amount: due, means, method } = payment;

  async function send(work: () => Promise<string>): Promise<void> {
    try {
      toast({ message: await work() });
    } finally {
      void client.invalidateQueries({ queryKey: handPaymentsKey });
      void client.invalidateQueries({ queryKey: ['list'] });
    }
  }

  if (deed === 'refuse') {
    return (
      <ActDialog
        title={copy.refuseTitle(orderCode)}
        fields={[reason]}
        schema={refuseSchema}
        label={copy.refuse}
        close={close}
        act={({ reason }) =>
          send(async () => {
            await request(refuseHandPayment, { body: { reference, reason } });
            return copy.refused(orderCode);
          })
        }
      >
        <p className="mt-1 text-ink-soft">{copy.refuseText}</p>
      </ActDialog>
    );
  }
  return (
    <ActDialog
      title={copy.confirmTitle(orderCode)}
      fields={[amountField]}
      schema={confirmSchema}
      label={copy.confirm}
      close={close}
      act={({ amount }) =>
        send(async () => {
          const { state } = await request(confirmHandPayment, { body: { reference, amount } });
          return copy[state](orderCode);
        })
      }
    >
      <p className="mt-1 text-ink-soft">
        {means === 'agreement'
          ? copy.approveText(method, formatPesos(due))
          : copy.confirmText(formatPesos(due), reference)}
      </p>
    </ActDialog>
  );
}
