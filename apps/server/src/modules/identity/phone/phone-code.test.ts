import { describe, expect, it } from 'vitest';
import { buildUser } from '#testing/people.ts';
import { newestCode, newPhone, openCodeSession, post } from '#testing/phones.ts';
import { createClock, minute } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const test = useTestApp({ clock, settings: { trustProxy: ['127.0.0.1'] } });

const openSession = (role?: 'Guest' | 'Seller') => openCodeSession(test, role);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('POST /verify/check', () => {
  it('proves the phone in this session, for half an hour', async () => {
    const phone = newPhone();
    const { ask, check, hasProven } = await openSession();
    await ask(phone);
    expect(await hasProven(phone)).toBe(false);
    const reply = await check(phone, await newestCode(test, phone));
    expect(reply).toMatchObject({
      status: 200,
      results: { message: 'Tu celular quedó comprobado.', hasAccount: false },
    });
    expect(await hasProven(phone)).toBe(true);
    expect(await hasProven(newPhone())).toBe(false);
    clock.advance(30 * minute + 1);
    expect(await hasProven(phone)).toBe(false);
  });

  it('tells who holds the phone that it has an account, unless that was removed', async () => {
    const user = await buildUser(test.sql, 'Seller');
    const phone = newPhone();
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${user.id}`;
    const { ask, check } = await openSession();
    await ask(phone);
    expect((await check(phone, await newestCode(test, phone))).results.hasAccount).toBe(true);
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${user.id}`;
    clock.advance(minute);
    await ask(phone);
    expect((await check(phone, await newestCode(test, phone))).results.hasAccount).toBe(false);
  });

  it('takes a code once, also from 50 at a time', async () => {
    const phone = newPhone();
    const { ask, check } = await openSession();
    await ask(phone);
    const code = await newestCode(test, phone);
    const replies = await Promise.all(Array.from({ length: 50 }, () => check(phone, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await check(phone, code)).toMatchObject({ status: 400, code: 'BAD_CODE' });
  });

  it('takes it for ten minutes', async () => {
    const { ask, check } = await openSession();
    const [late, inTime] = [newPhone(), newPhone()];
    await ask(late);
    await ask(inTime);
    clock.advance(10 * minute - 1);
    expect((await check(inTime, await newestCode(test, inTime))).status).toBe(200);
    clock.advance(1);
    expect((await check(late, await newestCode(test, late))).code).toBe('BAD_CODE');
  });

  it('takes the newest of several only', async () => {
    const phone = newPhone();
    const { ask, check } = await openSession();
    await ask(phone);
    const first = await newestCode(test, phone);
    clock.advance(minute);
    await ask(phone);
    const second = await newestCode(test, phone);
    if (first !== second) expect((await check(phone, first)).code).toBe('BAD_CODE');
    expect((await check(phone, second)).status).toBe(200);
  });

  it('takes it from the session that asked for it, for that phone and that purpose only', async () => {
    const phone = newPhone();
    const mine = await openSession();
    const other = await openSession('Seller');
    await mine.ask(phone);
    const code = await newestCode(test, phone);
    for (let n = 0; n < 20; n += 1) {
      expect((await other.check(phone, code)).code).toBe('BAD_CODE');
    }
    expect((await mine.check(newPhone(), code)).code).toBe('BAD_CODE');
    expect((await post(test, '/auth/check', { phone, code }, mine)).code).toBe('BAD_CODE');
    expect((await mine.check(phone, code)).status).toBe(200);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456'])(
    'refuses the code %j at its field without counting a guess',
    async (code) => {
      const phone = newPhone();
      const { ask, check } = await openSession();
      await ask(phone);
      expect(await check(phone, code)).toMatchObject({
        status: 400,
        fields: [{ path: 'code', message: 'El código tiene 6 dígitos.' }],
      });
      const rows = await test.sql`SELECT guesses FROM phone_code WHERE phone = ${`+57${phone}`}`;
      expect(rows).toEqual([{ guesses: 0 }]);
    },
  );

  it('is dead after five wrong guesses, and says the same as for a wrong one', async () => {
    const phone = newPhone();
    const { ask, check } = await openSession();
    await ask(phone);
    const code = await newestCode(test, phone);
    const wrong = [];
    for (let n = 0; n < 5; n += 1) wrong.push((await check(phone, otherThan(code))).text);
    expect((await check(phone, code)).text).toBe(wrong[0]);
    expect(wrong[0]).toContain('El código no es correcto o ya venció. Revísalo o pide uno nuevo.');
  });

  it('stops after sixty wrong guesses of a phone, however many codes and networks', async () => {
    const phone = newPhone();
    let looked = 0;
    for (let code = 0; code < 14; code += 1) {
      const { ask, check } = await openSession();
      expect((await ask(phone)).status).toBe(200);
      const right = await newestCode(test, phone);
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await check(phone, otherThan(right))).code === 'BAD_CODE') looked += 1;
      }
      clock.advance(15 * minute);
    }
    // Three more came back within the three hours and a half.
    expect(looked).toBe(63);
  });
});
