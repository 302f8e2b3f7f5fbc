import { noteErasure } from '#backup/erasures.ts';
import type { Deps } from './deps.ts';
import type { Work } from './jobs/jobs.ts';
import { subscribeTo } from './jobs/subscribers.ts';
import { createAlertSubscribers, createPriceSubscribers } from './modules/cart/index.ts';
import { createAccountSubscribers, customerRemovedSchema } from './modules/identity/index.ts';
import { createPromotionSubscriber } from './modules/marketing/index.ts';
import {
  createHandOverNotes,
  createHandOverSubscribers,
  createMailSubscribers,
  createOrderNoteSubscribers,
  deliveryDeliveredSchema,
  deliveryReturnedSchema,
  reservationEndsSchema,
} from './modules/orders/index.ts';
import { paymentNoticedSchema } from './modules/payments/index.ts';
import { createSupportSubscribers } from './modules/support/index.ts';

/** What is done behind the requests: who subscribes to what happened, and what is done at its time. */
export function createWork(deps: Deps): Work {
  const { loyalty, cart, cartReminders, catalogueImport, importDesk, pictureDesk } = deps;
  const { catalogueDesk, cartPrices, stockAlerts } = deps;
  const { marketing, search, orders, push } = deps;
  const { clock, settings } = deps;
  return {
    subscribers: [
      ...deps.phoneSubscribers,
      ...createAccountSubscribers({
        ...deps,
        links: deps.identity.links,
        publicUrl: settings.publicUrl,
      }),
      ...createMailSubscribers({ ...deps, publicUrl: settings.publicUrl }),
      createPromotionSubscriber({
        ...deps,
        publicUrl: settings.publicUrl,
        tellPhones: push.tell,
      }),
      createHandOverNotes({ sql: deps.sql, tellPhones: push.tell }),
      ...createOrderNoteSubscribers({ sql: deps.sql, tellPhones: push.tell }),
      ...createSupportSubscribers({ ...deps, publicUrl: settings.publicUrl }),
      ...createHandOverSubscribers({ ...deps, publicUrl: settings.publicUrl }),
      ...createAlertSubscribers({
        ...deps,
        publicUrl: settings.publicUrl,
        tellPhones: push.tell,
      }),
      ...createPriceSubscribers({
        ...deps,
        publicUrl: settings.publicUrl,
        tellPhones: push.tell,
      }),
      subscribeTo('customer.removed', {
        name: 'backup.erasures',
        schema: customerRemovedSchema,
        handle: async ({ customerId, at }) => {
          const { dataDir } = settings;
          if (dataDir !== undefined) await noteErasure(dataDir, { customerId, at: new Date(at) });
        },
      }),
      subscribeTo('delivery.delivered', {
        name: 'loyalty.ledger',
        schema: deliveryDeliveredSchema,
        handle: ({ at, ...event }) =>
          loyalty.count({ ...event, kind: 'delivered', at: new Date(at) }),
      }),
      subscribeTo('delivery.returned', {
        name: 'loyalty.ledger',
        schema: deliveryReturnedSchema,
        // What was refused at the door had never counted.
        handle: async ({ at, amount, wasDelivered, ...event }) => {
          if (!wasDelivered) return;
          await loyalty.count({ ...event, kind: 'returned', amount: -amount, at: new Date(at) });
        },
      }),
      subscribeTo('order.holdEnds', {
        name: 'orders.holds',
        schema: reservationEndsSchema,
        handle: ({ orderId }) => orders.payments.endReservation(orderId),
      }),
      subscribeTo('payment.noticed', {
        name: 'orders.payments',
        schema: paymentNoticedSchema,
        handle: ({ reference }) => orders.payments.handleNews(reference),
      }),
    ],
    tasks: [
      { name: 'orders.tendPayments', cron: '* * * * *', run: () => orders.payments.poll() },
      { name: 'cart.tellReturned', cron: '* * * * *', run: () => stockAlerts.tellReturned() },
      { name: 'cart.tellPrices', cron: '*/10 * * * *', run: () => cartPrices.tellMoved() },
      { name: 'marketing.tellPromotions', cron: '*/10 * * * *', run: () => deps.tellPromotions() },
      { name: 'messages.forgetOld', cron: '5 4 * * *', run: () => deps.phoneLedger.forgetOld() },
      { name: 'loyalty.recount', cron: '10 3 * * *', run: () => loyalty.recountAll() },
      { name: 'push.forgetOld', cron: '10 4 * * *', run: () => push.notifications.forgetOld() },
      {
        name: 'marketing.forgetPageViews',
        cron: '40 3 * * *',
        run: () => marketing.pageViews.forgetOld(),
      },
      { name: 'search.orderIndex', cron: '20 3 * * *', run: () => search.orderIndex() },
      { name: 'search.forgetTerms', cron: '50 3 * * *', run: () => search.terms.forgetOld() },
      { name: 'cart.forgetMutations', cron: '0 4 * * *', run: () => cart.forgetMutations() },
      {
        name: 'catalogue.forgetJournals',
        cron: '15 4 * * *',
        run: () => catalogueImport.forgetJournals(),
      },
      {
        name: 'catalogue.refillSelections',
        cron: '*/10 * * * *',
        run: () => catalogueDesk.refillSelections(),
      },
      { name: 'catalogue.resumeImports', cron: '* * * * *', run: importDesk.uploads.resume },
      {
        name: 'catalogue.forgetUploads',
        cron: '25 4 * * *',
        run: () => importDesk.uploads.forgetFiles(),
      },
      {
        name: 'catalogue.forgetPictureUploads',
        cron: '35 4 * * *',
        run: () => pictureDesk.uploads.forgetOld(),
      },
      {
        name: 'cart.markAbandoned',
        cron: '*/15 * * * *',
        run: async () => void (await cartReminders.markAbandonedCarts(clock())),
      },
      {
        name: 'cart.remind',
        cron: '5,20,35,50 * * * *',
        run: async () => void (await cartReminders.remindAbandonedCarts(clock())),
      },
    ],
  };
}
