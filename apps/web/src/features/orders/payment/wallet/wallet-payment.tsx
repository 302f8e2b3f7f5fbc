import { RequestError } from '@matiz/client/request-error.ts';
import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { commonCopy } from '#copy/everywhere.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { PhoneField } from '#features/identity/index.ts';
import { useRequest } from '#lib/services.ts';
import { useKeptForm } from '#lib/use-kept-form.ts';
import { PayFailure } from '../panels/pay-failure.tsx';
import { pseChoicesQuery } from '../payment.query.ts';
import { GatewayConsents } from '../pse/gateway-consents.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import {
  checkWallet,
  isPhoneAtFault,
  secretOfWallet,
  startWallet,
  type WalletFields,
  writeWallet,
} from './wallet-fields.ts';
import { WalletSkeleton } from './wallet-skeleton.tsx';

/** Nequi, Bancolombia's button or its QR, once the contracts are here. A part of its own. */
export function WalletPayment({ order }: { readonly order: OrderDetail }) {
  const { data, error, refetch, isFetching } = useQuery(pseChoicesQuery(useRequest(), order.code));
  if (data) return <WalletForm order={order} choices={data} />;
  if (!error) return <WalletSkeleton />;
  return (
    <Notification
      color="red"
      title={copy.contractsFailed}
      action={
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {commonCopy.retry}
        </Button>
      }
    >
      {error.message}
    </Notification>
  );
}

interface SendWords {
  readonly ask: (total: string) => string;
  readonly asking: string;
}
const bankWords: SendWords = { ask: copy.goToBancolombia, asking: copy.goingToBank };
const wordsOf: Readonly<Record<string, SendWords>> = {
  nequi: { ask: copy.askNequi, asking: copy.askingNequi },
  qr: { ask: copy.showCode, asking: copy.askingCode },
};

interface WalletFormProps {
  readonly order: OrderDetail;
  readonly choices: PseChoices;
}

function WalletForm({ order, choices: { contracts, payer } }: WalletFormProps) {
  const { means } = order.paymentMethod;
  const isNequi = means === 'nequi';
  const words = wordsOf[means ?? ''] ?? bankWords;
  const { form } = useKeptForm<WalletFields>({
    name: `${means ?? 'wallet'}:${order.code}`,
    defaults: startWallet(payer),
    resolver: checkWallet(isNequi),
    secret: secretOfWallet,
  });
  const { pay, isSending, error } = usePayOrder(order.code);
  const { errors } = form.formState;
  const isPhonesFault = error instanceof RequestError && isPhoneAtFault(error);

  const submit = form.handleSubmit((fields) => {
    if (isSending) return;
    pay(
      { wallet: writeWallet(fields, isNequi) },
      {
        onError(failure) {
          if (!(failure instanceof RequestError) || !isPhoneAtFault(failure)) return;
          form.setError(
            'phone',
            { type: 'server', message: failure.message },
            { shouldFocus: true },
          );
        },
      },
    );
  });
  const total = formatPesos(order.methodDue);
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isNequi ? (
          <PhoneField
            label={copy.nequiPhone}
            error={errors.phone?.message}
            {...form.register('phone')}
          />
        ) : null}
        <GatewayConsents contracts={contracts} />
        {error && !isPhonesFault ? <PayFailure error={error} /> : null}
        <Button
          type="submit"
          size="lg"
          block
          loading={isSending}
          loadingLabel={words.asking}
          className="!whitespace-normal"
        >
          {words.ask(total)}
        </Button>
      </form>
    </FormProvider>
  );
}
