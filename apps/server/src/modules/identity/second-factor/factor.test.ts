import * as calls from '@matiz/contracts/staff/second-factor.ts';
import { changeBusiness, readBusiness } from '@matiz/contracts/staff/shop/business.ts';
import { listTeam, listTeamHistory } from '@matiz/contracts/staff/team.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showCode } from '#testing/authenticator.ts';
import { askAs } from '#testing/orders.ts';
import { createClock, type MovableClock, minute } from '#testing/ports.ts';
import { buildStaff } from '#testing/staff.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let clock: MovableClock;
let shop: TestApp;
beforeEach(async () => {
  clock = createClock();
  shop = await createTestApp({ ports: { clock } });
});
afterEach(() => shop.close());

/** What the app on a phone shows now, or so many steps later. */
const shown = (secret: string, later = 0) => showCode(secret, clock(), later);

type Staff = Awaited<ReturnType<typeof buildStaff>>;

/** Another session of the same person, who has typed the password and nothing else. */
async function enterAgain({ userId }: Staff) {
  const { token } = await shop.deps.identity.openSession({ id: userId, role: 'Staff' });
  return askAs(shop, { headers: { token } });
}

async function turnOn({ ask }: Staff) {
  const { secret, uri } = (await ask(calls.beginSecondFactor, undefined)).value.result;
  const { recoveryCodes } = (await ask(calls.confirmSecondFactor, { code: shown(secret) })).value
    .result;
  return { secret, uri, recoveryCodes };
}

describe('a second factor', () => {
  it('GET /staff/second-factor says that there is none yet', async () => {
    const { ask } = await buildStaff(shop);
    const { value } = await ask(calls.readSecondFactor, undefined);
    expect(value.result).toEqual({ isOn: false, isRequired: false, recoveryCodes: 0 });
  });

  it('POST /staff/second-factor turns it on with the first code of the app, and makes ten codes for a lost phone', async () => {
    const staff = await buildStaff(shop);
    const { uri, secret, recoveryCodes } = await turnOn(staff);
    expect(uri).toContain(`secret=${secret}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { value } = await staff.ask(calls.readSecondFactor, undefined);
    expect(value.result).toEqual({ isOn: true, isRequired: false, recoveryCodes: 10 });
    expect((await staff.ask(calls.beginSecondFactor, undefined)).refusal?.code).toBe('FACTOR_ON');
    const kept = await shop.sql`SELECT hash FROM staff_recovery_code`;
    expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]);
    const query = `?f.id=${staff.userId}`;
    const { rows } = (await staff.ask(listTeamHistory, undefined, { query })).value;
    expect(rows.map(({ action }) => action)).toContain('staff.factor_on');
  });

  it('POST /staff/second-factor/secret counts for nothing until a code of it is right', async () => {
    const staff = await buildStaff(shop);
    await staff.ask(calls.beginSecondFactor, undefined);
    const { refusal } = await staff.ask(calls.confirmSecondFactor, { code: 'AAAAAA' });
    expect(refusal?.fields?.[0]?.path).toBe('code');
    expect((await staff.ask(calls.readSecondFactor, undefined)).value.result.isOn).toBe(false);
  });
});

describe('POST /staff/second-factor/proof', () => {
  it('lets a session do what its roles may only once the code is right', async () => {
    const staff = await buildStaff(shop);
    const { secret } = await turnOn(staff);
    const again = await enterAgain(staff);
    expect((await again(listTeam, undefined)).refusal?.code).toBe('FORBIDDEN');
    expect((await again(calls.proveSecondFactor, { code: 'AAAAAA' })).refusal?.code).toBe(
      'BAD_FACTOR_CODE',
    );
    expect((await again(calls.proveSecondFactor, { code: shown(secret, 1) })).status).toBe(200);
    expect((await again(listTeam, undefined)).status).toBe(200);
  });

  it('takes no code twice, nor an older one', async () => {
    const staff = await buildStaff(shop);
    const { secret } = await turnOn(staff);
    const again = await enterAgain(staff);
    for (const later of [0, -1]) {
      const { refusal } = await again(calls.proveSecondFactor, { code: shown(secret, later) });
      expect(refusal?.code).toBe('BAD_FACTOR_CODE');
    }
    clock.advance(minute);
    const codes = [shown(secret), shown(secret)];
    const tries = await Promise.all(codes.map((code) => again(calls.proveSecondFactor, { code })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const staff = await buildStaff(shop);
    const { recoveryCodes } = await turnOn(staff);
    const code = ` ${recoveryCodes[3]?.toLowerCase().replace('-', ' ')} `;
    const { value } = await (await enterAgain(staff))(calls.proveSecondFactor, { code });
    expect(value.result.recoveryCodes).toBe(9);
    const { refusal } = await (await enterAgain(staff))(calls.proveSecondFactor, { code });
    expect(refusal?.code).toBe('BAD_FACTOR_CODE');
  });

  it('slows guesses down, of one session by itself', async () => {
    const staff = await buildStaff(shop);
    const { secret } = await turnOn(staff);
    const thief = await enterAgain(staff);
    const tries = [];
    for (let n = 0; n < 7; n += 1) {
      tries.push((await thief(calls.proveSecondFactor, { code: 'AAAAAA' })).refusal?.code);
    }
    expect(tries.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    const own = await enterAgain(staff);
    expect((await own(calls.proveSecondFactor, { code: shown(secret, 1) })).status).toBe(200);
  });
});

describe('DELETE /staff/second-factor', () => {
  it('is taken away with one more code', async () => {
    const staff = await buildStaff(shop);
    const { secret } = await turnOn(staff);
    const { value } = await staff.ask(calls.removeSecondFactor, { code: shown(secret, 1) });
    expect(value.result).toMatchObject({ isOn: false, recoveryCodes: 0 });
    expect((await (await enterAgain(staff))(listTeam, undefined)).status).toBe(200);
  });

  it('stays where direction asks everybody for it', async () => {
    const staff = await buildStaff(shop);
    const { secret } = await turnOn(staff);
    await requireOfAll(staff);
    const { refusal } = await staff.ask(calls.removeSecondFactor, { code: shown(secret, 1) });
    expect(refusal?.code).toBe('FACTOR_REQUIRED');
    const clerk = await buildStaff(shop, ['content']);
    const me = await shop.app.inject({ url: '/api/auth/me', headers: clerk.headers });
    expect(me.json()).toMatchObject({ secondFactor: 'enrol', scopes: [] });
    await turnOn(clerk);
    const after = await shop.app.inject({ url: '/api/auth/me', headers: clerk.headers });
    expect(after.json()).toMatchObject({ secondFactor: 'none' });
    expect(after.json().scopes).toContain('content:write');
  });
});

describe('DELETE /staff/team/second-factor', () => {
  it('helps the one who lost phone and codes, and ends their sessions', async () => {
    const director = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['support']);
    await turnOn(clerk);
    const { value } = await director.ask(calls.resetSecondFactor, { id: clerk.userId });
    expect(value.result.ended).toBe(1);
    expect(
      (await (await enterAgain(clerk))(calls.readSecondFactor, undefined)).value.result,
    ).toEqual({ isOn: false, isRequired: false, recoveryCodes: 0 });
  });
});

async function requireOfAll({ ask }: Staff): Promise<void> {
  const { version } = (await ask(readBusiness, undefined, { query: '?id=1' })).value.result;
  await ask(changeBusiness, { id: '1', version, set: { needsSecondFactor: true } });
}
