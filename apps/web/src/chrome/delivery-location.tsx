import { clsx } from 'clsx';
import { ChevronDown, MapPin } from 'lucide-react';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { prepareLocationDialog, useLocationDialog } from '#features/delivery/index.ts';
import { useMe } from '#session/me.query.ts';

/** Where prices and stock are read for, and whether we deliver there; opens the choice of another. */
export function DeliveryLocation() {
  const delivery = useMe()?.delivery;
  const { choose } = useLocationDialog();
  if (!delivery?.city) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prepareLocationDialog}
      onFocus={prepareLocationDialog}
      onClick={choose}
      className="hit group flex min-w-0 items-center gap-2 rounded-sm text-left"
    >
      <MapPin size={20} aria-hidden="true" className="shrink-0 text-accent" />
      <span className="min-w-0 leading-tight">
        <span
          className={clsx('block text-2xs', delivery.hasCoverage ? 'text-ink-soft' : 'text-danger')}
        >
          {delivery.hasCoverage ? copy.deliverTo : copy.noCoverageShort}
        </span>
        <span className="flex items-center gap-0.5">
          <span className="block max-w-36 truncate text-sm font-semibold group-hover:text-accent">
            {delivery.city}
          </span>
          <ChevronDown size={15} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </span>
        <span className="sr-only">. {copy.changePlace}</span>
      </span>
    </button>
  );
}
