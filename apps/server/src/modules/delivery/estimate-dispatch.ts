import { addBusinessDays, nextDispatchDate } from '@matiz/domain/delivery/dispatch-date.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Zone } from './delivery.store.ts';

export interface DispatchEstimate {
  /** The day on which it leaves the warehouse. */
  readonly dispatchDate: PlainDate;
  /** The day on which it is at the door. */
  readonly arrivalDate: PlainDate;
}

/** From the zone's cut-off hour, its week and the Colombian holidays (D-11). */
export function estimateDispatch(
  zone: Pick<Zone, 'cutOffHour' | 'worksSaturday' | 'deliveryDays'>,
  now: Date,
): DispatchEstimate {
  const dispatchDate = nextDispatchDate({ now, ...zone });
  return { dispatchDate, arrivalDate: addBusinessDays(dispatchDate, zone.deliveryDays, zone) };
}
