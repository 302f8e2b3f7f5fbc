import { afterEach, describe, expect, it } from 'vitest';
import { newestCode, newPhone, openCodeSession, post } from '#testing/phones.ts';
import { buildSabotaged, dropBackstops } from '#testing/races/sabotage.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/*
 * 10,000 guesses from many addresses and sessions at a time. Here
 * 2,000 of them, which a guard that fails lets through by the hundred; e2e/soak does them all.
 */
const guesses = 2_000;
const atOnce = 50;
const settings = { trustProxy: ['127.0.0.1'] };

let test: TestApp;
afterEach(() => test.close());

/** Half of the guesses come from the session that asked, the others from nine others. */
async function guessWildly() {
  const phone = newPhone();
  const { headers: own, ask } = await openCodeSession(test);
  await ask(phone);
  const right = await newestCode(test, phone);
  const others = await Promise.all(Array.from({ length: 9 }, () => signIn(test, 'Guest')));

  const replies: string[] = [];
  const guess = async (turn: number) => {
    const headers = turn % 2 === 0 ? own : (others[turn % others.length]?.headers ?? own);
    const body = { phone, code: codeAt(turn, right) };
    const reply = await post(test, '/verify/check', body, { headers });
    replies.push(String(reply.code ?? reply.status));
  };
  for (let first = 0; first < guesses; first += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => guess(first + index)));
  }
  const [row] = await test.sql<{ guesses: number; usedAt: Date | null }[]>`
    select guesses, used_at as "usedAt" from phone_code where phone = ${`+57${phone}`}`;
  return { replies, row };
}

/** The first 200 are all wrong; later every seventh is right. */
function codeAt(turn: number, right: string): string {
  if (turn >= 200 && turn % 7 === 0) return right;
  const code = String(turn).padStart(6, '0');
  return code === right ? '999999' : code;
}

describe('2,000 guesses of a code at a time, from many addresses and sessions', () => {
  it('are looked at five times, and the right one among the late ones opens nothing', async () => {
    test = await createTestApp({ settings });
    const { replies, row } = await guessWildly();
    expect(new Set(replies)).toEqual(new Set(['BAD_CODE']));
    expect(row).toEqual({ guesses: 5, usedAt: null });
  });

  it('get in where each is first read, then counted: the test sees it', async () => {
    const build = buildSabotaged('phone code');
    test = await (await build.load()).createTestApp({ settings });
    build.remove();
    await dropBackstops(test.sql);
    const { row } = await guessWildly();
    expect(row?.guesses).toBeGreaterThan(5);
  });
});
