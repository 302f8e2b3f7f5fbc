import type { Purchase } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersCopy as copy } from '../../../../copy/orders.ts';
import { alertFailure } from '../../../../features/cart/alert-failure.ts';
import { loadPurchase } from '../../../../features/orders/load-purchase.ts';
import { purchaseQuery, useChoosePurchase } from '../../../../features/orders/purchase.query.ts';
import { PurchaseFrame } from '../../../../features/orders/purchase-frame.tsx';
import { ClosedMethods, MethodChoice } from '../../../../features/payments/method-choice.tsx';
import { AppLink } from '../../../../lib/app-link.tsx';
import { links } from '../../../../lib/links.ts';
import type { ScreenArgs } from '../../../../lib/screen.ts';
import { useRequest } from '../../../../lib/services.ts';

export const loadScreenData = (services: ScreenArgs) => loadPurchase(services);

/** §2 /home/purchase/order/payment-methods. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  return purchase ? <PaymentStep purchase={purchase} /> : null;
}

function PaymentStep({ purchase }: { purchase: Purchase }) {
  const { paymentMethods: methods, paymentMethod: current } = purchase;
  const open = methods.filter(({ isAvailable }) => isAvailable);
  const [picked, setPicked] = useState(current ?? open[0]?.code ?? null);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { mutate } = useChoosePurchase();

  /** At once, so that the sums beside the list are those of the chosen method. */
  function choose(paymentMethod: string): void {
    setPicked(paymentMethod);
    mutate({ paymentMethod }, { onError: refuse });
  }

  function refuse(error: unknown): void {
    setLeaving(false);
    setPicked(current);
    alertFailure(error);
  }

  /** Also while the choice is on its way: who chooses and goes on at once is not kept waiting. */
  function goOn(): void {
    if (picked === null) return;
    const leave = () => void navigate(links.purchaseSummary);
    if (picked === current) {
      leave();
      return;
    }
    setLeaving(true);
    mutate({ paymentMethod: picked }, { onSuccess: leave, onError: refuse });
  }

  return (
    <PurchaseFrame
      step="payment"
      title={copy.paymentTitle}
      purchase={purchase}
      action={
        <Button className="lg:w-full" disabled={picked === null} loading={isLeaving} onClick={goOn}>
          {copy.continue}
        </Button>
      }
    >
      {open.length === 0 ? (
        <Notification
          color="orange"
          action={<AppLink to={links.chooseAddress}>{copy.changeOf('la dirección')}</AppLink>}
        >
          {copy.noMethod}
        </Notification>
      ) : (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{copy.paymentLegend}</legend>
          {open.map((method) => (
            <MethodChoice
              key={method.code}
              method={method}
              isChosen={method.code === picked}
              onChoose={choose}
            />
          ))}
        </fieldset>
      )}
      <ClosedMethods methods={methods.filter(({ isAvailable }) => !isAvailable)} />
    </PurchaseFrame>
  );
}
