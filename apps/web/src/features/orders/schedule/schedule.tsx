import type { Purchase } from '@matiz/contracts/orders.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { MapPin } from 'lucide-react';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { ScheduleWindows } from './schedule-windows.tsx';

/** The day and the hours in which what lies in the warehouse comes (D-11), and where to. */
export function Schedule({ purchase }: { purchase: Purchase }) {
  const { address, deliveries, windowMessage } = purchase;
  const now = deliveries.find(({ dispatchDate }) => dispatchDate === null);
  const hasLater = deliveries.some(({ dispatchDate }) => dispatchDate !== null);
  return (
    <>
      {address ? (
        <section className="flex items-center gap-3 rounded-lg bg-surface p-4 shadow-card">
          <MapPin size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
          <p className="min-w-0 flex-1">
            <span className="block text-xs text-ink-soft">{copy.sendTo}</span>
            <span className="block font-semibold">{addressLines(address).title}</span>
          </p>
          <AppLink
            to={links.chooseAddress}
            aria-label={`${copy.changeAddress}: ${copy.sendTo}`}
            className="hit rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {copy.changeAddress}
          </AppLink>
        </section>
      ) : null}
      {windowMessage ? <Notification color="orange">{windowMessage}</Notification> : null}
      {now ? (
        <ScheduleWindows key={address?._id ?? ''} purchase={purchase} delivery={now} />
      ) : (
        <p className="text-ink-soft">{copy.onlyLater}</p>
      )}
      {now && hasLater ? <p className="text-sm text-ink-soft">{copy.later}</p> : null}
    </>
  );
}
