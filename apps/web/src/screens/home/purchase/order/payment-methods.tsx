import type { Purchase } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import {
  LateCreditPart,
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
  useChoosePurchase,
} from '#features/orders/index.ts';
import {
  LateCardChoice,
  LateCreditLine,
  MethodChoice,
  RefusedMethods,
} from '#features/payments/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export const loadScreenData = (services: ScreenArgs) => loadPurchase(services);

/** §2 /home/purchase/order/payment-methods. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  return purchase ? <PaymentStep purchase={purchase} /> : null;
}

function PaymentStep({ purchase }: { purchase: Purchase }) {
  const { paymentMethods: methods, paymentMethod: current, credit } = purchase;
  const open = methods.filter(({ isAvailable }) => isAvailable);
  // None by itself: the sums beside the list are those of the method that counts.
  const [pressed, setPicked] = useState(current);
  // A part on credit may have closed the one that was pressed.
  const picked = open.some(({ code }) => code === pressed) ? pressed : null;
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const { mutate } = useChoosePurchase();

  /** At once, so that the sums beside the list are those of the chosen method. */
  function choose(paymentMethod: string): void {
    setPicked(paymentMethod);
    setMissing(false);
    mutate({ paymentMethod }, { onError: refuse });
  }

  function refuse(error: unknown): void {
    setLeaving(false);
    setPicked(current);
    alertFailure(error);
  }

  /** Also while the choice is on its way: who chooses and goes on at once is not kept waiting. */
  function goOn(): void {
    if (picked === null) {
      setMissing(true);
      choices.current?.querySelector('input')?.focus();
      return;
    }
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
        <Button
          className="lg:w-full"
          disabled={open.length === 0}
          loading={isLeaving}
          onClick={goOn}
        >
          {copy.continue}
        </Button>
      }
    >
      <DeferredPart>
        {credit && credit.overdue === 0 ? (
          <LateCreditPart
            credit={credit}
            total={purchase.totals.total}
            method={methods.find(({ code }) => code === current)?.name ?? null}
          />
        ) : (
          <LateCreditLine />
        )}
      </DeferredPart>
      {open.length === 0 ? (
        <Notification color="orange" action={<AppLink to={links.cart}>{copy.reviewCart}</AppLink>}>
          {copy.noMethod}
        </Notification>
      ) : (
        <fieldset ref={choices} className="flex flex-col gap-3">
          <legend className="sr-only">{copy.paymentLegend}</legend>
          {isMissing ? (
            <p role="alert" className="text-sm font-semibold text-danger">
              {copy.chooseMethod}
            </p>
          ) : null}
          {open.map((method) => (
            <MethodChoice
              key={method.code}
              method={method}
              isChosen={method.code === picked}
              onChoose={choose}
            >
              {method.means === 'card' && method.code === picked ? (
                <DeferredPart>
                  <LateCardChoice />
                </DeferredPart>
              ) : null}
            </MethodChoice>
          ))}
        </fieldset>
      )}
      <RefusedMethods methods={methods.filter(({ isAvailable }) => !isAvailable)} />
    </PurchaseFrame>
  );
}
