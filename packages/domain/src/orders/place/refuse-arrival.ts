import type { LostChoice, PlannedArrival } from '../../delivery/plan-arrival.ts';
import type { PlainDate } from '../../kernel/clock.ts';

/** The arrival that a buyer saw and agreed to. */
export interface SeenArrival {
  readonly day: PlainDate;
  readonly windowId: number | null;
}

/** Why what was agreed about the day of arrival does not hold. */
export interface ArrivalRefusal {
  readonly code: 'WINDOW_GONE';
  /** express, none: the zone has windows, and of the regular ones nothing is left. */
  readonly why: LostChoice['why'] | 'moved' | 'express' | 'none';
  /** What stands for it now. */
  readonly arrival: PlannedArrival;
}

/**
 * Whether an order may be placed for that arrival (D-11): a window that closed, filled or was
 * withdrawn is replaced only with consent. Who names the arrival that they saw agrees to that one;
 * who names none agreed to the window that was chosen for the cart.
 */
export function refuseArrival(
  arrival: PlannedArrival | null,
  seen: SeenArrival | undefined,
): ArrivalRefusal | null {
  if (arrival === null) return null;
  const { lost, slot, day } = arrival;
  if (arrival.leftOnly) return { code: 'WINDOW_GONE', why: arrival.leftOnly, arrival };
  if (seen !== undefined) {
    const isSame = seen.day === day && seen.windowId === (slot?.window.id ?? null);
    return isSame ? null : { code: 'WINDOW_GONE', why: lost?.why ?? 'moved', arrival };
  }
  return lost && { code: 'WINDOW_GONE', why: lost.why, arrival };
}
