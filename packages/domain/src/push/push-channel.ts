import type { NoticeTopic } from '../identity/notices.ts';

/**
 * The groups by which an Android lists the app's notes in its settings, where a person gives each
 * its sound. The id is for good: a phone keeps what was chosen of it.
 */
export const pushChannels = ['pedidos', 'avisos', 'promociones'] as const;
export type PushChannel = (typeof pushChannels)[number];

/** Named in the app too, for a note that names none or one that an older app has not. */
export const usualPushChannel: PushChannel = 'pedidos';

/** What one waits for rings as an order; what one asked to hear of is quieter, advertising silent. */
export function pushChannelOf(topic: NoticeTopic): PushChannel {
  if (topic === 'promotions') return 'promociones';
  return topic === 'alerts' || topic === 'prices' ? 'avisos' : usualPushChannel;
}
