import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { tellPageErrors } from '@matiz/contracts/shop.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askAs } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import type { PageError } from './index.ts';

const reported: PageError[] = [];
const shop = useTestApp({ ports: { reportPageError: (error) => void reported.push(error) } });
let guest: Ask;
beforeAll(async () => {
  guest = askAs(shop, await signIn(shop, 'Guest'));
});
beforeEach(async () => {
  reported.length = 0;
  await shop.sql`DELETE FROM rate_limit`;
});

type Told = BodyInput<typeof tellPageErrors>;
const one: Told['errors'][number] = {
  path: '/home/cart',
  message: 'TypeError: x is undefined',
  stack: 'TypeError: x is undefined\n    at https://matiz.co/assets/a.js:1:2',
};
const tell = (errors: Told['errors'] = [one]) =>
  guest(tellPageErrors, { release: 'assets/index-a1.js', errors });

describe('POST /events/page-errors', () => {
  it('is written down with release, page and stack, without whom it happened to', async () => {
    const { value } = await tell([
      { ...one, path: '/login/change/password/abcdef', message: 'Error: ana@salon.co 3001234567' },
    ]);
    expect(value).toEqual({ told: 1 });
    expect(reported).toEqual([
      {
        release: 'assets/index-a1.js',
        path: '/login/change/password/:recoveryToken',
        message: 'Error: [correo] [número]',
        stack: one.stack,
      },
    ]);
  });

  it('ends for who goes on and on', async () => {
    const replies = [];
    for (let n = 0; n < 12; n += 1) replies.push((await tell()).status);
    expect(replies.filter((status) => status === 200)).toHaveLength(10);
    expect(replies.at(-1)).toBe(429);
    expect(reported).toHaveLength(10);
  });

  it.each([
    ['nothing', []],
    ['too many', Array.from({ length: 11 }, () => one)],
    ['another site', [{ ...one, path: '//malo.example' }]],
    ['more than a log takes', [{ ...one, stack: 'a'.repeat(8_001) }]],
  ])('refuses %s', async (_name, errors) => {
    expect((await tell(errors)).status).toBe(400);
    expect(reported).toEqual([]);
  });
});
