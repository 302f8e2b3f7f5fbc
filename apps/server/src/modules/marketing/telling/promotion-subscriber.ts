import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { isPromotionTold } from '@matiz/domain/marketing/tell-promotion.ts';
import { z } from 'zod';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { writeMail } from '../../identity/index.ts';
import {
  readTelling,
  readToldPeople,
  releaseTelling,
  type ToldPromotionRow,
} from './promotion-told.store.ts';

/** A business is told of a promotion; what it says and who hears of it is looked up then. */
const promotionBeginsSchema = z.object({
  kind: z.literal('promotion.begins'),
  promotionId: z.int(),
  customerId: z.uuid(),
});
export type PromotionBegins = z.output<typeof promotionBeginsSchema>;

interface PromotionNote {
  readonly topic: 'promotions';
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

export interface PromotionSubscriberDeps extends SendDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Keeps a note for a business and tells its phones; each once for an id. */
  readonly tellPhones: (customerId: string, id: string, note: PromotionNote) => Promise<void>;
}

const howToStop = 'Te llega porque lo pediste. Puedes apagarlo cuando quieras en tu perfil.';

/** Each person by one way alone: the phone, where one of theirs is told, else their mail. */
export function createPromotionSubscriber(deps: PromotionSubscriberDeps): Subscriber {
  const { sql, clock, publicUrl, tellPhones } = deps;
  return subscribeTo('promotion.begins', {
    name: 'marketing.promotions',
    schema: promotionBeginsSchema,
    handle: async ({ promotionId, customerId }) => {
      const promotion = await readTelling(sql.reader, promotionId);
      if (promotion === null) return;
      // A server that was away may come to it at night: the next hours of the law find it again.
      if (!isPromotionTold(promotion, clock())) {
        await releaseTelling(sql, { customerId, promotionId });
        return;
      }
      const path = readOwnPath(promotion.link) ?? '/home/';
      const people = await readToldPeople(sql.reader, customerId);
      for (const { id: userId, name, byPhone, email } of people) {
        if (byPhone || email === null) continue;
        await sendOnce(deps, `promotion:${promotionId}:${userId}`, async () =>
          promotionMail(email, { name, promotion, address: `${publicUrl}${path}` }),
        );
      }
      if (people.some(({ byPhone }) => byPhone)) {
        const text = 'Mírala antes de que termine.';
        await tellPhones(customerId, `promotion:${promotionId}`, {
          topic: 'promotions',
          title: promotion.title,
          text,
          path,
        });
      }
    },
  });
}

interface PromotionWords {
  readonly name: string;
  readonly promotion: ToldPromotionRow;
  readonly address: string;
}

function promotionMail(to: string, { name, promotion: { title }, address }: PromotionWords) {
  return writeMail(to, {
    subject: title,
    lines: [`Hola, ${name}:`, title],
    action: { label: 'Ver la promoción', address },
    closing: howToStop,
  });
}
