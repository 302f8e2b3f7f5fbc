import * as own from '@matiz/contracts/identity/own-account.ts';
import { inviteStaff } from '@matiz/contracts/staff/team.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '#adapters/messages/messages.ts';
import { eventQueue } from '#jobs/open-boss.ts';
import { collectNews } from '#testing/news.ts';
import { askAs } from '#testing/orders.ts';
import { buildUser, password } from '#testing/people.ts';
import { buildPlaces } from '#testing/places.ts';
import { buildRegistered } from '#testing/registrations.ts';
import { buildStaff } from '#testing/staff.ts';
import { createTestApp, joinTestApp, type TestApp } from '#testing/test-app.ts';

/** Each asks for something of which people are told; answers the addresses that must be. */
const senders: Record<string, (test: TestApp) => Promise<string[]>> = {
  'POST /v3/auth/register': async (test) => [(await buildRegistered(test)).body.email],
  'PUT /v3/me/email': async (test) => {
    const user = await buildUser(test.sql, 'Seller');
    const { token } = await test.deps.identity.openSession({ id: user.id, role: user.role });
    const body = { email: 'nueva@prueba.co', currentPassword: password };
    await askAs(test, { headers: { token } })(own.changeOwnEmail, body);
    return ['nueva@prueba.co', user.email];
  },
  'POST /staff/team/invitations': async (test) => {
    const { ask } = await buildStaff(test);
    const luz = { email: 'luz@tienda.co', name: 'Luz', lastName: '', roles: ['support' as const] };
    await ask(inviteStaff, luz);
    return ['luz@tienda.co'];
  },
  'DELETE /customer/remove': async (test) => {
    const { headers, userId, body } = await buildRegistered(test);
    await test.sql`
      UPDATE app_user SET email = pending_email, pending_email = NULL WHERE id = ${userId}`;
    const payload = { password: 'tijeras-y-peine-largo' };
    await test.app.inject({ method: 'DELETE', url: '/api/customer/remove', headers, payload });
    return [body.email];
  },
};

/** A shop whose carrier of mails takes nothing until it is said to. */
async function openShop() {
  let isDown = true;
  const sent: Message[] = [];
  const messages: Messages = {
    carries: () => true,
    send: async (message) => {
      if (message.channel !== 'email') return ok(null);
      if (isDown) return fail('NOT_SENT');
      sent.push(message);
      return ok(null);
    },
  };
  const test = await createTestApp({ ports: { messages } });
  await buildPlaces(test.sql);
  const mend = () => {
    isDown = false;
  };
  const sentTo = () => sent.map(({ to }) => to).sort();
  const comeAgain = () => test.sql`UPDATE pgboss.job SET start_after = now()`;
  return { test, messages, mend, sent, sentTo, comeAgain };
}

describe.each(Object.entries(senders))('%s', (_, ask) => {
  it('tells people later, once, where the carrier did not take it at first', async () => {
    const { test, mend, sent, sentTo, comeAgain } = await openShop();
    const expected = (await ask(test)).sort();
    expect(await collectNews(test)).toBeGreaterThan(0);
    expect(sentTo()).toEqual([]);
    mend();
    await comeAgain();
    expect(await collectNews(test)).toBe(0);
    await comeAgain();
    await collectNews(test);
    expect([...new Set(sentTo())]).toEqual(expected);
    const mails = sent.map(({ to, subject }) => `${to}: ${subject}`);
    expect(mails).toEqual([...new Set(mails)]);
    await test.close();
  });

  it('tells people by another server, where this one was killed while it sent', async () => {
    const { test, messages, mend, sentTo } = await openShop();
    const expected = (await ask(test)).sort();
    // As one that was killed leaves them: taken, and never finished.
    const boss = await test.deps.jobs.open();
    expect(await boss.fetch(eventQueue, { batchSize: 50 })).not.toEqual([]);
    await test.sql`UPDATE pgboss.job SET started_on = now() - interval '10 minutes'`;
    mend();
    const other = await joinTestApp(test, { ports: { messages } });
    const next = await other.deps.jobs.open();
    await next.supervise(eventQueue);
    await test.sql`UPDATE pgboss.job SET start_after = now()`;
    await collectNews(other);
    await other.close();
    expect([...new Set(sentTo())]).toEqual(expected);
    await test.close();
  });

  it('keeps no address and no link in clear where it waits', async () => {
    const { test } = await openShop();
    const expected = await ask(test);
    const waiting = JSON.stringify(await test.sql`SELECT data FROM pgboss.job`);
    for (const to of expected) expect(waiting).not.toContain(to);
    expect(waiting).not.toContain('http');
    await test.close();
  });
});
