import type { Promotion } from '@matiz/contracts/marketing/promotion.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { joinPercents } from '@matiz/domain/kernel/text.ts';
import { countdownOf } from '@matiz/domain/marketing/countdown.ts';
import { designOn, usualDesign } from '@matiz/domain/marketing/promotion-design.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { promotionCopy as copy } from '#copy/marketing/promotion.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { closedPromotionKey } from '#lib/page/hide-closed.ts';
import { useServices } from '#lib/services.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** A timer of the browser that is set for longer goes off at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The promotion as it is read, with what takes it away for this device. */
export function PromotionLine({ promotion }: { readonly promotion: Promotion }) {
  const { platform } = useServices();
  const [wasClosed, close] = useState(false);
  const { _id, design, app_link: link } = promotion;
  const title = joinPercents(promotion.title);
  // What was closed on an earlier visit is hidden before the first paint, and taken away here.
  const isClosed = useHydrated() && platform.device.read(closedPromotionKey) === _id;
  const isOver = useIsOver(promotion.end_date);
  // One that counted down says that it is over, in its place.
  if (wasClosed || isClosed || (isOver && !promotion.timer)) return null;
  const { background, text } = designOn(design.background) ?? usualDesign;
  const isDark = text === '#ffffff';
  return (
    <aside
      data-promotion={_id}
      aria-label={copy.name}
      className={clsx(
        'relative isolate overflow-hidden',
        isDark ? 'on-dark text-white' : 'text-ink',
      )}
    >
      {/* A fill: the page's policy drops inline styles. */}
      <svg
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
        preserveAspectRatio="none"
      >
        <rect width="100%" height="100%" fill={background} />
      </svg>
      <div className="page flex min-h-12 items-center gap-x-2 pr-1 sm:justify-center sm:gap-x-4 lg:pr-4">
        <p className="line-clamp-2 min-w-0 flex-1 text-[0.8125rem] leading-snug font-semibold text-pretty sm:flex-none sm:text-sm">
          {link ? (
            <AppLink to={link} className="rounded-sm underline-offset-4 hover:underline">
              {title}
            </AppLink>
          ) : (
            title
          )}
        </p>
        {promotion.timer && promotion.end_date ? <Timer until={promotion.end_date} /> : null}
        <IconButton
          label={copy.close}
          tip="none"
          size="sm"
          icon={<X size={18} />}
          className="-mr-1 sm:mr-0"
          onClick={() => {
            platform.device.write(closedPromotionKey, _id);
            close(true);
          }}
        />
      </div>
    </aside>
  );
}

/** Whether its end has come while the page was open. */
function useIsOver(end: Promotion['end_date']): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = Date.parse(end) - Date.now();
      setOver(left <= 0);
      if (left > 0) timer = setTimeout(look, Math.min(left, longestTimerMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [end]);
  return isOver;
}

/** Until when, once for who listens; the seconds are only to be seen, in a place that never moves. */
function Timer({ until }: { readonly until: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-8 min-w-22 shrink-0 items-center justify-end sm:min-w-48 sm:justify-start">
      <p className="sr-only">{copy.endsOn(formatMoment(new Date(until)))}</p>
      {isHydrated ? <Ticking until={Date.parse(until)} /> : null}
    </div>
  );
}

function Ticking({ until }: { readonly until: number }) {
  const seconds = useCountdown(until);
  if (seconds === 0) {
    return (
      <p aria-hidden="true" className="text-sm font-semibold">
        {copy.over}
      </p>
    );
  }
  const { days, clock } = countdownOf(seconds);
  return (
    <p aria-hidden="true" className="text-[0.8125rem] whitespace-nowrap tabular-nums sm:text-sm">
      <span className="hidden sm:inline">{copy.left} </span>
      <strong className="sm:text-base">{days > 0 ? `${copy.days(days)} ${clock}` : clock}</strong>
    </p>
  );
}
