import { RequestError } from '@matiz/client/request-error.ts';
import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { FormProvider } from 'react-hook-form';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { Part } from '#lib/parts/part.tsx';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { PayFailure } from '../panels/pay-failure.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import { checkPse, fieldAtFault } from './check-pse.ts';
import { GatewayConsents } from './gateway-consents.tsx';
import { PayerFields } from './payer-fields.tsx';
import { type PseFields, secretOfPse, startPse, writePse } from './pse-fields.ts';

/** What PSE has to know before the payer goes to their bank. */
export function PsePaymentForm({ order, choices }: { order: OrderDetail; choices: PseChoices }) {
  const { form } = useKeptForm<PseFields>({
    // Of this order: what is known of one business may not stand in the form of another.
    name: `pse:${order.code}`,
    defaults: startPse(choices.payer),
    resolver: checkPse,
    secret: secretOfPse,
  });
  const { pay, isSending, error } = usePayOrder(order.code);

  const submit = form.handleSubmit((fields) => {
    if (isSending) return;
    pay(
      { pse: writePse(fields) },
      {
        onError(failure) {
          const field = failure instanceof RequestError ? fieldAtFault(failure) : null;
          if (field === null) return;
          form.setError(field, { type: 'server', message: failure.message }, { shouldFocus: true });
        },
      },
    );
  });
  const isFieldsFault = error instanceof RequestError && fieldAtFault(error) !== null;

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Part>
          <PayerFields banks={choices.banks} />
        </Part>
        <Part>
          <GatewayConsents contracts={choices.contracts} />
        </Part>
        {error && !isFieldsFault ? <PayFailure error={error} /> : null}
        <Button
          type="submit"
          size="lg"
          block
          loading={isSending}
          loadingLabel={copy.goingToBank}
          className="!whitespace-normal"
        >
          {copy.goToBank(formatPesos(order.methodDue))}
        </Button>
      </form>
    </FormProvider>
  );
}
