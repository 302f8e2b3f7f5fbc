import { estimateAfterArrival } from '@matiz/domain/delivery/estimate-dispatch.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { useZone } from '../use-zone.ts';

export interface PresaleArrivalProps {
  /** The day on which it comes to the warehouse. */
  readonly comesOn: PlainDate;
  /** The sentence with the day at the door; null: nobody delivers there, or it is not known yet. */
  readonly say: (day: string | null) => string;
}

/** When a presale is at the door of the place of this session (D-8, D-11). */
export function PresaleArrival({ comesOn, say }: PresaleArrivalProps) {
  const zone = useZone();
  return say(zone && formatDay(estimateAfterArrival(zone, comesOn).arrivalDate));
}
