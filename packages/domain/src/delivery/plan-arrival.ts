import type { PlainDate } from '../kernel/clock.ts';
import type { WorkWeek } from './dispatch-date.ts';
import { estimateDispatch } from './estimate-dispatch.ts';
import {
  type DeliveryWindow,
  firstFreeSlot,
  type JudgedChoice,
  judgeChoice,
  reachableSlots,
  type SlotChoice,
  type WindowSlot,
} from './windows.ts';

/** How a zone is reached, as far as it decides on which day goods are at the door. */
export interface ArrivalTerms extends WorkWeek {
  readonly cutOffHour: number;
  readonly deliveryDays: number;
}

/** Why a chosen window cannot be had; `withdrawn`: the zone does not offer it on that day any more. */
export type LostChoice =
  | { readonly why: 'closed' | 'full'; readonly slot: WindowSlot }
  | { readonly why: 'withdrawn'; readonly slot: null };

/** When what is ordered now is at the door. */
export interface PlannedArrival {
  readonly dispatchDate: PlainDate;
  readonly day: PlainDate;
  /** Up to when an order still is there on that day. */
  readonly orderBy: Date;
  /** Null: the zone has no windows, or none is left. */
  readonly slot: WindowSlot | null;
  /** A window that was chosen and cannot be had any more. */
  readonly lost: LostChoice | null;
  /**
   * The zone has windows, and none is left that a buyer need not choose: 'express' where one of
   * those still takes an order, 'none' where nothing does; null: there is one, or no windows at all.
   */
  readonly leftOnly: 'express' | 'none' | null;
}

/**
 * The arrival of goods that lie in the warehouse: in the window that was chosen, else in the earliest
 * regular one, and in a zone without windows as its days say.
 */
export function planArrival(
  zone: ArrivalTerms,
  windows: readonly DeliveryWindow[],
  { now, chosen }: { readonly now: Date; readonly chosen: SlotChoice | null },
): PlannedArrival {
  const at = { now, week: zone };
  const judged = chosen && judgeChoice(windows, chosen, at);
  const lost = judged && lostChoice(judged);
  const slot = judged?.state === 'open' ? judged.slot : firstFreeSlot(windows, at);
  if (slot !== null) {
    const { dispatchDate, day, orderBy } = slot;
    return { dispatchDate, day, orderBy, slot, lost, leftOnly: null };
  }
  const estimate = estimateDispatch(zone, now);
  return {
    dispatchDate: estimate.dispatchDate,
    day: estimate.arrivalDate,
    orderBy: estimate.orderBy,
    slot: null,
    lost,
    leftOnly: windows.some(({ kind }) => kind === 'regular') ? findLeft(windows, at) : null,
  };
}

function lostChoice(judged: JudgedChoice): LostChoice | null {
  if (judged.state === 'open') return null;
  if (judged.state === 'unknown') return { why: 'withdrawn', slot: null };
  return { why: judged.state, slot: judged.slot };
}

function findLeft(
  windows: readonly DeliveryWindow[],
  at: { readonly now: Date; readonly week: WorkWeek },
): 'express' | 'none' {
  const isOpen = [...reachableSlots(windows, at)].some(({ isFull }) => !isFull);
  return isOpen ? 'express' : 'none';
}
