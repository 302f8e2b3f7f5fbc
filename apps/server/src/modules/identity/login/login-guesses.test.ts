import { describe, expect, it } from 'vitest';
import { nextNumber } from '#testing/numbers.ts';
import { buildUser, password } from '#testing/people.ts';
import { newestCode, newPhone, post } from '#testing/phones.ts';
import { createClock, day, minute, second } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { joinTestApp, type TestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { limitKey } from '../limits/rate-limit.ts';
import { createDevices } from './devices.ts';

const clock = createClock();
const settings = { trustProxy: ['127.0.0.1'] };
const test = useTestApp({ clock, settings });

interface From {
  readonly from?: string;
  readonly device?: string;
  readonly on?: TestApp;
}

/** From a network of its own unless one is given. */
function logIn(email: string, typed = password, { from, device, on = test }: From = {}) {
  return post(
    on,
    '/v3/auth/login',
    { email, password: typed },
    { ...(from ? { from } : {}), headers: device ? { device } : {} },
  );
}
const wrong = 'otra-clave';
const attacker = () => `203.0.113.${nextNumber() % 250}`;
/** As if strangers had guessed sixty times. */
async function exhaust(email: string) {
  await test.sql`
    INSERT INTO failed_guess (account, origin, failures, last_at)
    VALUES (${limitKey({ name: 'login' }, `email:${email}`)}, 'strangers', 60, ${clock()})
    ON CONFLICT (account, origin) DO UPDATE SET failures = 60, last_at = ${clock()}`;
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('POST /v3/auth/login, guessed from one network', () => {
  it('keeps nobody else out: the owner enters at once from elsewhere, after twelve wrong ones', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const from = attacker();
    for (const _ of times(12)) await logIn(email, wrong, { from });
    expect((await logIn(email, password, { from })).code).toBe('TOO_MANY_ATTEMPTS');
    expect((await logIn(email)).status).toBe(200);
  });

  it('looks at six, of parallel ones too, then waits twice as long each time, a quarter of an hour at most', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const from = attacker();
    const codes = (await Promise.all(times(14).map(() => logIn(email, wrong, { from })))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(6);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(8);

    const waits: number[] = [];
    for (const _ of times(7)) {
      const stopped = await logIn(email, wrong, { from });
      const wait = Number(stopped.headers['retry-after']);
      waits.push(wait);
      clock.advance(wait * second);
      expect((await logIn(email, wrong, { from })).code).toBe('BAD_CREDENTIALS');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    const stopped = await logIn(email, wrong, { from });
    expect(stopped.message).toBe('Demasiados intentos. Espera 15 minutos y vuelve a intentarlo.');
  });

  it('says the same, as often, of an account that does not exist', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const told = async (whom: string) => {
      const from = attacker();
      const replies = [];
      for (const _ of times(24)) {
        const { status, code, message, headers } = await logIn(whom, wrong, { from });
        replies.push({ status, code, message, wait: headers['retry-after'] });
        clock.advance(2 * minute);
      }
      return replies;
    };
    expect(await told('nadie@prueba.co')).toEqual(await told(email));
  });

  it('starts again after the right password', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const from = attacker();
    for (const _ of times(3)) {
      for (const _again of times(5)) await logIn(email, wrong, { from });
      expect((await logIn(email, password, { from })).status).toBe(200);
    }
  });

  it('is counted by two servers as by one', async () => {
    const other = await joinTestApp(test, { ports: { clock }, settings });
    const { email } = await buildUser(test.sql, 'Seller');
    const from = attacker();
    for (const index of times(6)) {
      await logIn(email, wrong, { from, on: index % 2 === 0 ? test : other });
    }
    for (const on of [test, other]) {
      expect((await logIn(email, password, { from, on })).code).toBe('TOO_MANY_ATTEMPTS');
    }
    await other.close();
  });
});

describe('POST /v3/auth/login, guessed from everywhere', () => {
  const paused =
    'Por seguridad pausamos la contraseña de esta cuenta en dispositivos nuevos. Entra con un código o cambia tu contraseña.';

  it('looks at sixty of 300 guesses, and then lets in who is known, and by a code who is not', async () => {
    const user = await buildUser(test.sql, 'Seller');
    const { email, id } = user;
    const phone = newPhone();
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${id}`;
    const { device } = await logIn(email);
    const codes: string[] = [];
    for (const _ of times(60)) {
      const replies = await Promise.all(times(5).map(() => logIn(email, wrong)));
      codes.push(...replies.map(({ code }) => code));
    }
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(60);
    expect(codes.at(-1)).toBe('PASSWORD_PAUSED');
    expect(await logIn(email)).toMatchObject({ status: 429, message: paused });
    clock.advance(day);
    expect((await logIn(email)).code).toBe('PASSWORD_PAUSED');

    // By a code to the phone, after which the password counts anywhere again.
    const { headers } = await signIn(test, 'Guest');
    await post(test, '/auth/verify', { phone }, { headers });
    const code = await newestCode(test, phone);
    expect((await post(test, '/auth/check', { phone, code }, { headers })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);

    await exhaust(email);
    expect((await logIn(email)).code).toBe('PASSWORD_PAUSED');
    expect((await logIn(email, password, { device })).status).toBe(200);
    // Its owner has shown up: strangers start again.
    expect((await logIn(email)).status).toBe(200);
  });

  it('knows a device only where someone entered with that very account', async () => {
    const [victim, other] = [
      await buildUser(test.sql, 'Seller'),
      await buildUser(test.sql, 'Seller'),
    ];
    const { device } = await logIn(other.email);
    const forged = await createDevices('another secret', () => 'x').remember(
      null,
      [`email:${victim.email}`],
      clock(),
    );
    await exhaust(victim.email);
    for (const shown of [device, forged, `${device}x`, 'x', 'x'.repeat(9_000)]) {
      expect((await logIn(victim.email, password, { device: shown })).code).toBe('PASSWORD_PAUSED');
    }
  });

  it('takes a device that goes on failing for a stranger’s: thirty, and it waits in between', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const { device } = await logIn(email);
    await exhaust(email);
    let looked = 0;
    for (const _ of times(400)) {
      const { code } = await logIn(email, wrong, { device });
      if (code === 'PASSWORD_PAUSED') break;
      if (code === 'BAD_CREDENTIALS') looked += 1;
      else clock.advance(minute);
    }
    expect(looked).toBe(30);
    expect((await logIn(email, password, { device })).code).toBe('PASSWORD_PAUSED');
  });

  it('forgets it all a month after the last guess', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    await exhaust(email);
    clock.advance(31 * day);
    await test.deps.identity.removeDeadSessions();
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('a known device', () => {
  it('knows several people at one counter, and says nothing of who they are', async () => {
    const [ana, bea] = [await buildUser(test.sql, 'Seller'), await buildUser(test.sql, 'Seller')];
    const first = await logIn(ana.email);
    const { device } = await logIn(bea.email, password, { device: first.device });
    for (const { email } of [ana, bea]) {
      await exhaust(email);
      expect((await logIn(email, password, { device })).status).toBe(200);
    }
    const [, claims = ''] = String(device).split('.');
    expect(Buffer.from(claims, 'base64url').toString()).not.toMatch(/@|\+57/);
    expect(String(device).length).toBeLessThan(600);
  });

  it('is forgotten after 400 days without entering', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const { device } = await logIn(email);
    clock.advance(401 * day);
    await exhaust(email);
    expect((await logIn(email, password, { device })).code).toBe('PASSWORD_PAUSED');
  });
});
