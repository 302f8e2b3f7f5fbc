import type { Role } from './access.ts';

/** What people may be told besides what they have to know, and by which ways. */
export const noticeTopics = [
  'orders',
  'presale',
  'alerts',
  'prices',
  'approvals',
  'promotions',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
/** Advertising: told to nobody who did not ask for it (Ley 1581). All else is told until switched off. */
export function isAskedFor(topic: NoticeTopic): boolean {
  return topic === 'promotions';
}
export const noticeChannels = ['email', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export interface TopicNotice {
  readonly topic: NoticeTopic;
  readonly channel: NoticeChannel;
}

const everywhere: readonly NoticeChannel[] = ['email', 'push'];
const ofBuyers: Partial<Record<NoticeTopic, readonly NoticeChannel[]>> = {
  orders: everywhere,
  presale: everywhere,
  alerts: everywhere,
  prices: everywhere,
  approvals: ['push'],
  promotions: everywhere,
};
const ofSellers: Partial<Record<NoticeTopic, readonly NoticeChannel[]>> = { approvals: ['email'] };

/**
 * What someone of that role can be told and so can choose; of ways that nobody carries there is
 * nothing to choose. What an order agreed to, its payment and its end, and what touches the account
 * is told whatever was chosen.
 */
export function noticesFor(role: Role, carried: readonly NoticeChannel[]): TopicNotice[] {
  const topics = role === 'Admin customer' ? ofBuyers : role === 'Seller' ? ofSellers : {};
  return noticeTopics.flatMap((topic) =>
    (topics[topic] ?? [])
      .filter((channel) => carried.includes(channel))
      .map((channel) => ({ topic, channel })),
  );
}
