import { business, changeBusiness } from '@matiz/contracts/staff/shop/business.ts';
import * as staff from '@matiz/contracts/staff/support.ts';
import * as calls from '@matiz/contracts/support.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Message } from '#adapters/messages/messages.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { type Ask, askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';
import { createSupportSubscribers } from './index.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const shop = useShop({ clock });
const desk = useStaff(shop);

let goods: BuiltProduct;
let ana: Shopper;
let ask: Ask;
beforeAll(async () => {
  goods = await buildProduct(shop.sql);
});
beforeEach(async () => {
  ana = await buildShopper(shop);
  ask = askAs(shop, ana);
});

const write = (
  body: string,
  orderCode: string | null = null,
  by: Ask = ask,
  messageId = nextId(),
) => by(calls.sendSupportMessage, { messageId, body, orderCode });
const threadsOf = async (by: Ask, query = '') =>
  (await by(calls.listSupportThreads, undefined, { query })).value.result;

describe('GET /support/channels', () => {
  it('tells how the shop is reached and that it is open until six', async () => {
    const set = {
      whatsapp: '300 123 4567',
      hoursWeekdays: '8-18',
      hoursSaturday: '9:00-13:00',
      email: 'hola@tienda.co',
    };
    await desk(changeBusiness, { id: business, version: 1, set });
    const { value } = await ask(calls.readSupportChannels);
    expect(value.result).toEqual({
      whatsapp: '+573001234567',
      phone: '',
      email: 'hola@tienda.co',
      hours: {
        weekdays: { from: 480, to: 1080 },
        saturday: { from: 540, to: 780 },
        sunday: null,
      },
      isOpen: true,
      changesAt: '2026-11-20T23:00:00.000Z',
    });
  });

  test.each([
    ['whatsapp', '601 555 0101'],
    ['hoursWeekdays', 'todo el día'],
  ])('PUT /staff/business refuses %s %j at its field', async (field, text) => {
    const { refusal } = await desk(changeBusiness, {
      id: business,
      version: 1,
      set: { [field]: text },
    });
    expect(refusal?.fields?.[0]?.path).toBe(`set.${field}`);
  });
});

describe('POST /support/messages', () => {
  it('keeps what was written as text, once however often it is sent', async () => {
    const id = nextId();
    const body = '  <b>Hola</b>\r\n\r\n\r\n¿Y mi pedido\u202e?  ';
    await write(body, null, ask, id);
    const { value } = await write(body, null, ask, id);
    expect(value.result).toMatchObject({ orderCode: null, isWaiting: true });
    expect(value.result.messages.map((message) => message.body)).toEqual([
      '<b>Hola</b>\n\n¿Y mi pedido?',
    ]);
  });

  it('goes on in the conversation of its order, which GET /support/threads shows', async () => {
    const { code } = await orderOf(ana, [[goods, 1]]);
    const first = (await write('¿Cuándo llega?', code)).value.result;
    const second = (await write('Sigo esperando.', code)).value.result;
    expect(second.id).toBe(first.id);
    expect(second.messages).toHaveLength(2);
    expect(await threadsOf(ask, `?orderCode=${code}`)).toEqual([second]);
    expect(await threadsOf(ask)).toEqual([second]);
  });

  it('answers for an order of others as for none', async () => {
    const other = askAs(shop, await buildShopper(shop));
    const { code } = await orderOf(ana, [[goods, 1]]);
    for (const named of [code, 'MZ-2222-2222']) {
      expect((await write('¿Y esto?', named, other)).refusal?.code).toBe('NOT_FOUND');
      const query = `?orderCode=${named}`;
      const { refusal } = await other(calls.listSupportThreads, undefined, { query });
      expect(refusal?.code).toBe('NOT_FOUND');
    }
  });

  it('refuses what is empty or too long at its field, and more than a person writes', async () => {
    for (const body of ['   ', 'a'.repeat(2001)]) {
      expect((await write(body)).refusal?.fields?.[0]?.path).toBe('body');
    }
    for (let n = 0; n < 8; n += 1) await write(`Mensaje ${n}`);
    expect((await write('Uno más')).refusal?.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is not for the staff', async () => {
    expect((await write('Hola', null, desk)).refusal?.code).toBe('FORBIDDEN');
  });
});

it('GET /support/threads is empty for who never wrote', async () => {
  expect(await threadsOf(ask)).toEqual([]);
});

describe('POST /staff/support/answers', () => {
  it('answers once; it is read in the order, and mailed', async () => {
    const { code } = await orderOf(ana, [[goods, 1]]);
    const { id } = (await write('¿Cuándo llega?', code)).value.result;
    const answer = { threadId: id, messageId: nextId(), body: 'Llega mañana.\n<b>Saludos</b>' };
    await desk(staff.answerSupport, answer);
    await desk(staff.answerSupport, answer);
    const [thread] = await threadsOf(ask, `?orderCode=${code}`);
    expect(thread).toMatchObject({ isWaiting: false });
    expect(thread?.messages.map(({ isFromStaff, by }) => [isFromStaff, by])).toEqual([
      [false, 'Ana Prueba'],
      [true, 'Ana'],
    ]);
    const events = await shop.sql<{ data: { kind: string } }[]>`
      SELECT data FROM pgboss.job WHERE data->>'messageId' = ${answer.messageId}`;
    expect(events).toHaveLength(1);
    const sent: Message[] = [];
    const messages = {
      carries: () => true,
      send: async (message: Message) => {
        sent.push(message);
        return ok(null);
      },
    };
    const subscribers = createSupportSubscribers({
      sql: shop.sql,
      clock,
      messages: messages as never,
      publicUrl: 'https://matiz.example',
    });
    for (const each of subscribers) await each.handle(events[0]?.data, nextId());
    expect(sent[0]).toMatchObject({ subject: `Respondimos tu mensaje sobre el pedido ${code}` });
    expect(sent[0]?.text).toContain('Llega mañana.');
    expect(sent[0]?.text).toContain(`/home/profile/orders/history/${code}#mensajes`);
    expect(sent[0]).toHaveProperty('html', expect.not.stringContaining('<b>Saludos'));
    const trail = await shop.sql`
      SELECT FROM audit_entry WHERE subject = ${`support:${id}`} AND action = 'support.answered'`;
    expect(trail.count).toBe(1);
  });

  it('says when there is no such conversation', async () => {
    const body = { threadId: nextId(), messageId: nextId(), body: 'Hola' };
    expect((await desk(staff.answerSupport, body)).refusal?.code).toBe('NOT_FOUND');
  });
});

it('GET /staff/support/threads shows who waits longest first, then what was answered', async () => {
  const { id } = (await write('Primero')).value.result;
  clock.advance(60_000);
  const bea = await buildShopper(shop);
  const later = (await write('Después', null, askAs(shop, bea))).value.result;
  const listed = async (query = '') =>
    (await desk(staff.listDeskThreads, undefined, { query })).value.rows
      .map((row) => row.id)
      .filter((each) => each === id || each === later.id);
  expect(await listed()).toEqual([id, later.id]);
  await desk(staff.answerSupport, { threadId: id, messageId: nextId(), body: 'Listo.' });
  expect(await listed()).toEqual([later.id, id]);
  expect(await listed('?f.state=waiting')).toEqual([later.id]);
  expect(await listed('?f.state=answered')).toEqual([id]);
});

it('GET /staff/support/threads/one tells who it is and how they are reached', async () => {
  const { id } = (await write('¿Hay más?')).value.result;
  const { value } = await desk(staff.readDeskThread, undefined, { query: `?id=${id}` });
  expect(value.result).toMatchObject({
    customerId: ana.customerId,
    person: 'Ana Prueba',
    excerpt: '¿Hay más?',
  });
  const query = `?id=${nextId()}`;
  const { refusal } = await desk(staff.readDeskThread, undefined, { query });
  expect(refusal?.code).toBe('NOT_FOUND');
});

it('POST /staff/support/closed: a “thank you” needs no answer', async () => {
  const { id } = (await write('¡Gracias!')).value.result;
  await desk(staff.closeThread, { threadId: id });
  expect((await threadsOf(ask))[0]?.isWaiting).toBe(false);
  expect((await desk(staff.closeThread, { threadId: nextId() })).refusal?.code).toBe('NOT_FOUND');
});

it('POST /support/messages asks a visitor to come in first', async () => {
  const guest = await signIn(shop, 'Guest');
  expect((await write('Hola', null, askAs(shop, guest))).refusal?.code).toBe('LOGIN_REQUIRED');
});
