import { isContactHour } from '@matiz/domain/cart/reminder.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { betweenPromotions, isPromotionTold } from '@matiz/domain/marketing/tell-promotion.ts';
import type { Sql } from '#db/sql.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { PromotionBegins } from './promotion-subscriber.ts';
import { findTelling, findToTell, noteTelling } from './promotion-told.store.ts';

/** So many businesses in one run; the next one takes on. */
const mostTold = 500;

interface TellPromotionsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
}

/**
 * Promotions that staff want told, as they begin: to the businesses that asked for them, each once,
 * at most one in a week, within the hours of Ley 2300. Repeatable, by any number of servers.
 */
export function createTellPromotions({ sql, clock, publish }: TellPromotionsDeps) {
  return async (): Promise<void> => {
    const moment = clock();
    if (!isContactHour(moment)) return;
    const quietSince = new Date(moment.getTime() - betweenPromotions);
    const promotions = await findTelling(sql.reader);
    for (const promotion of promotions.filter((one) => isPromotionTold(one, moment))) {
      const wanted = { promotionId: promotion.id, quietSince, limit: mostTold };
      for (const customerId of await findToTell(sql.reader, wanted)) {
        const event: PromotionBegins = {
          kind: 'promotion.begins',
          promotionId: promotion.id,
          customerId,
        };
        await sql.begin(async (tx) => {
          const told = { customerId, promotionId: promotion.id, at: moment };
          if (await noteTelling(tx, told)) await publish(tx, [event]);
        });
      }
    }
  };
}
