import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { approveHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Check, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { placedOrderCopy } from '#copy/orders/placed-order.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { CopyCode } from '../detail/copy-code.tsx';

export type AnsweredHandOver = ReplyOf<typeof approveHandOver> | 'declined';

/** What the answer came to; takes the focus, so that it is read. */
export function HandOverAnswered({ answered }: { answered: AnsweredHandOver }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const isDeclined = answered === 'declined';
  const Drawing = isDeclined ? MessageCircle : Check;
  return (
    <div className="page py-10">
      <div className="mx-auto flex max-w-md flex-col items-center text-center">
        <span
          aria-hidden="true"
          className="grid size-16 animate-rise place-items-center rounded-full bg-now text-white"
        >
          <Drawing size={34} strokeWidth={2.5} />
        </span>
        <h1 ref={title} tabIndex={-1} className="mt-4 text-3xl outline-none">
          {isDeclined ? copy.declinedTitle : copy.approvedTitle}
        </h1>
        {isDeclined ? (
          <p className="mt-3 text-ink-soft">{copy.declinedText}</p>
        ) : (
          <Approved order={answered.order} />
        )}
        <AppLink
          to={links.home}
          className={buttonClass({ variant: 'secondary', className: 'mt-8' })}
        >
          {copy.goHome}
        </AppLink>
      </div>
    </div>
  );
}

function Approved({
  order: { code, total, paymentMethod, payUntil, isMailed },
}: {
  order: Exclude<AnsweredHandOver, 'declined'>['order'];
}) {
  return (
    <>
      <p className="mt-4 text-sm text-ink-soft">{placedOrderCopy.orderNumber}</p>
      <p className="flex items-center gap-1 pl-8">
        <strong className="font-display text-2xl tracking-wide tabular-nums select-all">
          {code}
        </strong>
        <CopyCode code={code} />
      </p>
      <p className="mt-1 font-semibold tabular-nums">{copy.approvedText(total, paymentMethod)}</p>
      {payUntil === null ? (
        <p className="mt-3 text-ink-soft">{isMailed ? copy.approvedNext : copy.approvedNextHere}</p>
      ) : (
        <div className="mt-5 w-full text-left">
          <Notification
            color="orange"
            title={copy.payTitle}
            action={<AppLink to={links.order(code)}>{copy.pay}</AppLink>}
          >
            {copy.payText(formatMoment(payUntil))}
          </Notification>
        </div>
      )}
    </>
  );
}
