import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { chromeCopy as copy } from '../copy/chrome.ts';
import { useMe } from '../features/identity/me.query.ts';

/** Where prices and stock are read for, and whether we deliver there. */
export function DeliveryPlace() {
  const delivery = useMe()?.delivery;
  if (!delivery?.city) return null;
  return (
    <p className="flex min-w-0 items-center gap-2 text-left">
      <MapPin size={20} aria-hidden="true" className="shrink-0 text-accent" />
      <span className="min-w-0 leading-tight">
        <span
          className={clsx('block text-2xs', delivery.hasCoverage ? 'text-ink-soft' : 'text-danger')}
        >
          {delivery.hasCoverage ? copy.deliverTo : copy.noCoverageShort}
        </span>
        <span className="block max-w-36 truncate text-sm font-semibold">{delivery.city}</span>
      </span>
    </p>
  );
}
