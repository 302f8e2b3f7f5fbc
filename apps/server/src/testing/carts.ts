import { acceptLines, removeLines } from '@matiz/contracts/cart/cart-lines.ts';
import {
  abandonCart,
  readCartReminders,
  setCartReminders,
} from '@matiz/contracts/cart/cart-reminders.ts';
import { addQuickOrder, checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import { confirmReorder, reviewReorder } from '@matiz/contracts/cart/reorder.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { type Ask, askAs } from './orders.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** The calls of the cart beside those of the main job, in someone's name. */
export function cartCallsAs(test: Pick<TestApp, 'app'>, person: Pick<SignedIn, 'headers'>) {
  const ask: Ask = askAs(test, person);
  return {
    accept: (body: BodyInput<typeof acceptLines>) => ask(acceptLines, body),
    removeLines: (body: BodyInput<typeof removeLines>) => ask(removeLines, body),
    check: (body: BodyInput<typeof checkQuickOrder>) => ask(checkQuickOrder, body),
    addRows: (body: BodyInput<typeof addQuickOrder>) => ask(addQuickOrder, body),
    review: (orderCode: string) =>
      ask(reviewReorder, undefined, { query: `?orderCode=${orderCode}` }),
    again: (body: BodyInput<typeof confirmReorder>) => ask(confirmReorder, body),
    leave: (body: BodyInput<typeof abandonCart>) => ask(abandonCart, body),
    reminders: () => ask(readCartReminders),
    setReminders: (body: BodyInput<typeof setCartReminders>) => ask(setCartReminders, body),
  };
}
