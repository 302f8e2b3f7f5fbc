import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useRef } from 'react';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import { pendingCopy } from '#copy/pending.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { scrollManner } from '#lib/page/scroll-manner.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadAcceptTerms } from './accept-terms.lazy.ts';
import type { OrderProblem, OrderRemedy } from './order-refusal.ts';

const ways: Readonly<Record<OrderRemedy, readonly [label: string, to: string] | null>> = {
  'confirm-again': [copy.reviewCart, links.cart],
  cart: [copy.reviewCart, links.cart],
  news: [copy.seeNews, links.cartNews],
  address: [copy.changeOf('la dirección'), links.chooseAddress],
  payment: [copy.changeOf('el medio de pago'), links.paymentMethods],
  window: [copy.changeOf('la franja'), links.shippingSchedule],
  orders: [copy.seeOrders, links.orders],
  business: [pendingCopy.complete, links.completeRegistration(links.cart)],
  registration: [pendingCopy.see, links.registrationStatus],
  terms: null,
  retry: null,
};

const AcceptTerms = lazyPart(async () => (await loadAcceptTerms()).AcceptTerms);

/** Why the order was not taken, line by line, and what to do now. Takes the focus when it comes. */
export function OrderRefusalNotice({ refusal, total }: { refusal: OrderProblem; total: number }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is news
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center', behavior: scrollManner() });
  }, [refusal]);
  const way = ways[refusal.remedy];
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg outline-none">
      <Notification
        color={refusal.remedy === 'retry' ? 'red' : 'orange'}
        title={refusal.remedy === 'retry' ? copy.notConfirmed : copy.reviewTitle}
        action={way ? <AppLink to={way[1]}>{way[0]}</AppLink> : null}
      >
        {isSaidByLine(refusal) ? null : <p>{refusal.message}</p>}
        {refusal.isOpen ? <p className="mt-1">{copy.neverTwice}</p> : null}
        {refusal.lines.length > 0 ? (
          <ul className="mt-1.5 list-disc pl-4">
            {refusal.lines.map((line) => (
              <li key={`${line.code} ${line.versionCode} ${line.reason}`}>
                {line.message.includes(line.name) ? line.message : `${line.name}: ${line.message}`}
              </li>
            ))}
          </ul>
        ) : null}
        {refusal.remedy === 'terms' ? (
          <DeferredPart>
            <AcceptTerms />
          </DeferredPart>
        ) : null}
        {refusal.remedy === 'confirm-again' ? (
          <p className="mt-1.5 font-semibold">{copy.newTotal(formatPesos(total))}</p>
        ) : null}
      </Notification>
    </div>
  );
}

/** The sentence of the whole is the first line's: it is not said twice. */
function isSaidByLine({ message, lines }: OrderProblem): boolean {
  return lines.some((line) => line.message === message);
}
