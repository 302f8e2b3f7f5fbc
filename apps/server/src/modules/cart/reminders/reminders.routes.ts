import * as calls from '@matiz/contracts/cart/cart-reminders.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { CartReminders } from './reminders.ts';

/** §7 `POST /cart/abandoned-cart`, and what decides over its reminder. */
export function cartReminderRoutes(app: FastifyInstance, service: CartReminders): void {
  serve(app, calls.abandonCart, ({ principal, body }) => service.leave(principal, body.cartId));

  serve(app, calls.readCartReminders, async ({ principal }) =>
    ok({ isStopped: await service.isStopped(principal) }),
  );
  serve(app, calls.setCartReminders, ({ principal, body }) =>
    service.setStopped(principal, body.isStopped),
  );
  serve(app, calls.stopCartReminders, ({ body }) => service.stopByKey(body.key));

  serve(app, calls.countAbandonedCarts, async ({ query }) => ok(await service.count(query)));
}
