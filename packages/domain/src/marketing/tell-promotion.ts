import { betweenReminders, isContactHour } from '../cart/reminder.ts';

const day = 24 * 3_600_000;

/** Later than so long after its start a promotion is told to nobody any more. */
export const promotionToldWithin = 7 * day;

/** Between two commercial messages to one business: Ley 2300 lets a week have one channel. */
export const betweenPromotions = betweenReminders;

export interface ToldPromotion {
  /** Staff want it told to who asked for promotions. */
  readonly tells: boolean;
  readonly isShown: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Whether a promotion may be told at that moment: while it is new, shown, and in the law's hours. */
export function isPromotionTold(promotion: ToldPromotion, moment: Date): boolean {
  const { tells, isShown, startsAt, endsAt } = promotion;
  if (!tells || !isShown || startsAt === null) return false;
  const age = moment.getTime() - startsAt.getTime();
  if (age < 0 || age >= promotionToldWithin) return false;
  return (endsAt === null || endsAt > moment) && isContactHour(moment);
}
