import { bogotaMoment, type PlainDate } from '../kernel/clock.ts';
import { addBusinessDays, nextDispatchDate, type WorkWeek } from './dispatch-date.ts';

export interface DispatchEstimate {
  /** The day on which it leaves the warehouse. */
  readonly dispatchDate: PlainDate;
  /** The day on which it is at the door. */
  readonly arrivalDate: PlainDate;
  /** From this moment on an order leaves later. */
  readonly orderBy: Date;
}

/** From the zone's cut-off hour, its week and the Colombian holidays (D-11). */
export function estimateDispatch(
  zone: WorkWeek & { readonly cutOffHour: number; readonly deliveryDays: number },
  now: Date,
): DispatchEstimate {
  const dispatchDate = nextDispatchDate({ now, ...zone });
  return {
    dispatchDate,
    arrivalDate: addBusinessDays(dispatchDate, zone.deliveryDays, zone),
    orderBy: bogotaMoment(dispatchDate, zone.cutOffHour),
  };
}

/** When goods that come to the warehouse on a day leave it, and are at the door. */
export function estimateAfterArrival(
  zone: WorkWeek & { readonly deliveryDays: number },
  comesOn: PlainDate,
): Pick<DispatchEstimate, 'dispatchDate' | 'arrivalDate'> {
  const dispatchDate = addBusinessDays(comesOn, 0, zone);
  return { dispatchDate, arrivalDate: addBusinessDays(dispatchDate, zone.deliveryDays, zone) };
}
