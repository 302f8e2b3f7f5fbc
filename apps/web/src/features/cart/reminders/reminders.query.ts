import type { Request } from '@matiz/client/request.ts';
import { readCartReminders } from '@matiz/contracts/cart/cart-reminders.ts';
import { queryOptions } from '@tanstack/react-query';

export const remindersKey = ['cart-reminders'] as const;

/** Whether the own business stopped the reminders of carts that it left (D-16). */
export function remindersQuery(request: Request) {
  return queryOptions({
    queryKey: remindersKey,
    queryFn: () => request(readCartReminders, {}),
  });
}
