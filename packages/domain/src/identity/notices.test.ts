import { expect, test } from 'vitest';
import type { Role } from './access.ts';
import { type NoticeChannel, noticesFor } from './notices.ts';

test.each<[Role, NoticeChannel[], string[]]>([
  [
    'Admin customer',
    ['email', 'push'],
    [
      'orders email',
      'orders push',
      'presale email',
      'presale push',
      'alerts email',
      'alerts push',
      'prices email',
      'prices push',
      'approvals push',
      'promotions email',
      'promotions push',
    ],
  ],
  [
    'Admin customer',
    ['email'],
    ['orders', 'presale', 'alerts', 'prices', 'promotions'].map((topic) => `${topic} email`),
  ],
  ['Admin customer', [], []],
  ['Seller', ['email', 'push'], ['approvals email']],
  ['Guest', ['email', 'push'], []],
  ['Staff', ['email', 'push'], []],
])('%s, where %j are carried, chooses %j', (role, carried, chosen) => {
  expect(noticesFor(role, carried).map(({ topic, channel }) => `${topic} ${channel}`)).toEqual(
    chosen,
  );
});
