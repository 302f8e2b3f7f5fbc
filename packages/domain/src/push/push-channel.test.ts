import { expect, test } from 'vitest';
import { noticeTopics } from '../identity/notices.ts';
import { pushChannelOf, pushChannels } from './push-channel.ts';

test('each topic stands in one of the groups, and what an order is waited for in its own', () => {
  for (const topic of noticeTopics) expect(pushChannels).toContain(pushChannelOf(topic));
  const ofOrders = noticeTopics.filter((topic) => pushChannelOf(topic) === 'pedidos');
  expect(pushChannelOf('promotions')).toBe('promociones');
  expect(ofOrders).toEqual(['orders', 'presale', 'approvals']);
});
