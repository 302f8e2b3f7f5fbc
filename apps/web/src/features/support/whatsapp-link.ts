import { channelsCopy as copy } from '#copy/support/support-messages.ts';

/** Opens a chat with the shop, the number of the order written already. */
export function whatsappLink(number: string, orderCode: string | null): string {
  const text = orderCode === null ? copy.greeting : copy.aboutOrder(orderCode);
  return `https://wa.me/${number.replace(/\D/g, '')}?${new URLSearchParams({ text })}`;
}
