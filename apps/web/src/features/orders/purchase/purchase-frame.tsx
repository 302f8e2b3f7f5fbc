import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Stepper } from '@matiz/ui/layout/stepper.tsx';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import { sumsCopy } from '#copy/sums.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { expressOf } from './express-of.ts';
import { PurchaseTotals } from './purchase-totals.tsx';

const steps = [
  { id: 'address', label: purchaseCopy.stepAddress, href: links.chooseAddress },
  { id: 'deliveries', label: purchaseCopy.stepDeliveries, href: links.purchaseDetail },
  { id: 'payment', label: purchaseCopy.stepPayment, href: links.paymentMethods },
  { id: 'summary', label: purchaseCopy.stepSummary, href: links.purchaseSummary },
];

export type PurchaseStep = 'address' | 'deliveries' | 'payment' | 'summary';

/**
 * A step of the purchase: where one stands, the step itself, and what it all comes to. `action` is
 * the way on: beside the sums on a desktop, at the bottom on a phone.
 */
export function PurchaseFrame({
  step,
  title,
  purchase,
  action,
  phoneAction,
  note,
  children,
}: {
  step: PurchaseStep;
  title: string;
  purchase: Purchase;
  action: ReactNode;
  /** What the phone's bar holds instead of the total and `action`. */
  phoneAction?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="page pt-5 lg:py-8">
        <div className="mx-auto max-w-xl lg:max-w-none">
          <div className="mx-auto max-w-xl">
            <Stepper
              steps={steps}
              currentId={step}
              label={purchaseCopy.steps}
              renderLink={renderAppLink}
            />
          </div>
          <h1 className="mt-6 text-2xl lg:text-3xl">{title}</h1>
          <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
            <div className="flex min-w-0 flex-col gap-5">{children}</div>
            <aside
              aria-label={copy.sums}
              className="rounded-lg bg-surface p-4 shadow-card sm:p-5 lg:sticky lg:top-36"
            >
              <PurchaseTotals
                totals={purchase.totals}
                method={methodName(purchase)}
                discounts={purchase.discounts}
                express={expressOf(purchase.deliveries)}
                creditPart={purchase.credit?.part ?? 0}
                keepsLine={step === 'payment'}
              />
              <div className="mt-4 max-lg:hidden">{action}</div>
              {note ? <p className="mt-3 text-xs text-ink-soft">{note}</p> : null}
            </aside>
          </div>
        </div>
      </div>
      <ActionBar over="edge">
        {phoneAction ?? (
          <>
            <p className="min-w-0 flex-1">
              <span className="block text-xs text-ink-soft">{sumsCopy.total}</span>
              <span className="block text-lg leading-6 font-bold tabular-nums">
                {formatPesos(purchase.totals.total)}
              </span>
            </p>
            {action}
          </>
        )}
      </ActionBar>
    </>
  );
}

function methodName({ paymentMethod, paymentMethods }: Purchase): string | null {
  return paymentMethods.find(({ code }) => code === paymentMethod)?.name ?? null;
}
