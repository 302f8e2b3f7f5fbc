import { ok } from '@matiz/domain/kernel/result.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#adapters/messages/messages.ts';
import { buildPresale, buildStaff, orderOf, type Placed } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';
import { createMailSubscribers } from './mail-subscribers.ts';

const sent: Message[] = [];
const send = vi.fn(async (message: Message) => {
  sent.push(message);
  return ok(null);
});
const messages = { carries: () => true, send };
const clock = createClock('2026-11-20T15:00:00Z');
const id = '0b0e2c1e-0000-4000-8000-000000000001';

let ana: Shopper;
let placed: Placed;
const test = useShop({ clock });
beforeEach(async () => {
  sent.length = 0;
  await test.sql`DELETE FROM message_sent`;
  ana = await buildShopper(test);
  const dye = await buildPresale(test, { stock: 2, price: 10_000 });
  placed = await orderOf(ana, [[dye, 5]]);
  await test.sql`UPDATE business SET name = 'Belleza Andina S.A.S.', nit = '900123456-8'`;
});

const publicUrl = 'https://matiz.example';
function listenersOf(over: Partial<typeof messages> = {}) {
  return createMailSubscribers({
    sql: test.sql,
    clock,
    publicUrl,
    messages: { ...messages, ...over },
  });
}

/** Every subscriber of the kind handles it. */
async function handle(
  event: { kind: string },
  subscribers = listenersOf(),
  at = id,
): Promise<void> {
  for (const one of subscribers.filter(({ kind }) => kind === event.kind))
    await one.handle(event, at);
}

const ids = () => ({ orderId: placed._id, customerId: ana.customerId });

describe('mails about orders', () => {
  it('confirms an order with its deliveries, what is to pay and where to see it', async () => {
    await handle({ kind: 'order.placed', ...ids() });
    const [mail] = sent;
    expect(mail).toMatchObject({
      channel: 'email',
      subject: `Recibimos tu pedido ${placed.code}`,
    });
    expect(mail?.to).toMatch(/@prueba\.co$/);
    for (const said of [mail?.text, mail?.html?.replaceAll('&#36;', '$')]) {
      expect(said).toContain('Hola, Ana:');
      expect(said).toContain('Belleza Andina S.A.S. · NIT 900.123.456-8');
      expect(said).toContain('Entrega 1 de 2: llega el sáb 21 de nov');
      expect(said).toContain('Entrega 2 de 2, en preventa: llega el mié 2 de dic');
      expect(said).toContain('$\u00a059.000');
      expect(said).toContain('Al recibirla pagas $\u00a029.000, con el envío.');
      expect(said).toContain('Al recibirla pagas $\u00a030.000.');
      expect(said).toContain('Contra entrega');
      expect(said).toContain(`${publicUrl}/home/profile/orders/history/${placed.code}`);
    }
  });

  it('is sent once, however often it is handled', async () => {
    const event = { kind: 'order.placed', ...ids() };
    await handle(event);
    await handle(event);
    expect(sent).toHaveLength(1);
    await handle(event, listenersOf(), '0b0e2c1e-0000-4000-8000-000000000002');
    expect(sent).toHaveLength(2);
  });

  it('comes again when the mail server did not take it', async () => {
    const refuse = async () => ({ ok: false, error: 'NOT_SENT' }) as const;
    const event = { kind: 'order.placed', ...ids() };
    await expect(handle(event, listenersOf({ send: refuse as never }))).rejects.toThrow();
    await handle(event);
    expect(sent).toHaveLength(1);
  });

  it('says that a delivery leaves another day, and what can be done', async () => {
    const event = { kind: 'delivery.rescheduled', ...ids(), delivery: 2 };
    await handle({ ...event, from: '2026-12-01', to: '2026-12-04' } as never);
    expect(sent[0]?.subject).toBe(`Cambió la fecha de una entrega de tu pedido ${placed.code}`);
    expect(sent[0]?.text).toContain('pasó del mar 1 de dic al vie 4 de dic');
    expect(sent[0]?.text).toContain('cancela esta entrega desde tu pedido');
    expect(sent[0]?.text).not.toContain('Entrega 1 de 2');
    expect(sent[0]?.text).toContain(
      'Así pagas al recibir: entrega 1: $\u00a029.000, con el envío; entrega 2: $\u00a030.000.',
    );
  });

  it('says what was cancelled, by whom, and what is left', async () => {
    await ana.calls.cancel({ orderCode: placed.code, deliveryId: '2' });
    const event = { kind: 'order.cancelled', ...ids(), deliveries: [2] };
    await handle({ ...event, isWhole: false, byStaff: false } as never);
    expect(sent[0]?.text).toContain(
      `Cancelamos una parte de tu pedido ${placed.code}, como pediste.`,
    );
    expect(sent[0]?.text).toContain('Lo demás sigue igual y suma $\u00a029.000.');
    await handle({ ...event, isWhole: true, byStaff: true } as never, listenersOf(), 'another');
    expect(sent[1]?.text).toContain(`Tuvimos que cancelar el pedido ${placed.code}`);
    expect(sent[1]?.text).toContain('No tienes que pagar nada.');
  });

  it('says that the time to pay was over, and nothing of what went back to the cart', async () => {
    const event = { kind: 'order.cancelled', ...ids(), deliveries: [1, 2] };
    const whole = { ...event, isWhole: true, byStaff: true };
    await handle({ ...whole, why: 'reopened' } as never);
    await handle({ ...whole, why: 'replaced' } as never, listenersOf(), 'another');
    expect(sent).toEqual([]);
    await handle({ ...whole, why: 'expired' } as never, listenersOf(), 'third');
    expect(sent[0]?.subject).toBe(`No recibimos el pago de tu pedido ${placed.code}`);
    expect(sent[0]?.text).toContain('No te cobramos nada.');
    expect(sent[0]?.text).not.toContain('Tuvimos que cancelar');
  });

  it('says that it was paid, and later what goes back', async () => {
    await test.sql`UPDATE payment_method SET kind = 'online', means = 'card'
      WHERE code = 'contra-entrega'`;
    await test.sql`UPDATE payment SET state = 'approved' WHERE order_id = ${placed._id}`;
    await handle({ kind: 'order.placed', ...ids() });
    expect(sent[0]?.text).toContain(`Recibimos el pago de tu pedido ${placed.code}`);
    await ana.calls.cancel({ orderCode: placed.code });
    const event = { kind: 'order.cancelled', ...ids(), deliveries: [1, 2] };
    await handle({ ...event, isWhole: true, byStaff: false } as never, listenersOf(), 'another');
    expect(sent[1]?.text).toContain('Te devolvemos $\u00a059.000');
    await test.sql`UPDATE payment_method SET kind = 'offline', means = NULL
      WHERE code = 'contra-entrega'`;
  });

  it('says on which day and in which hours what was awaited arrives, until it leaves', async () => {
    const event = { kind: 'delivery.scheduled', ...ids(), deliveries: [2] };
    await test.sql`UPDATE order_delivery SET state = 'in_preparation', arrival_date = '2026-11-23',
        window_kind = 'regular', window_from = 8, window_to = 12, window_charge = 0
      WHERE order_id = ${placed._id} AND position = 2`;
    await handle(event);
    expect(sent[0]?.subject).toBe(`Llegó lo que esperabas de tu pedido ${placed.code}`);
    expect(sent[0]?.text).toContain(
      'Te lo llevamos el lun 23 de nov, de 8\u00a0a.\u00a0m. a 12\u00a0m.',
    );
    expect(sent[0]?.text).not.toContain('Entrega 1 de 2');
    await test.sql`UPDATE order_delivery SET state = 'dispatched' WHERE order_id = ${placed._id}`;
    await handle(event, listenersOf(), 'another');
    expect(sent).toHaveLength(1);
  });

  it('says nothing of presales to anyone who does not want it', async () => {
    await test.sql`INSERT INTO notice_off (user_id, topic, channel, at)
      VALUES (${ana.userId}, 'presale', 'email', ${clock()})`;
    await test.sql`UPDATE order_delivery SET state = 'in_preparation' WHERE order_id = ${placed._id}`;
    await handle({ kind: 'delivery.scheduled', ...ids(), deliveries: [2] } as never);
    expect(sent).toEqual([]);
  });

  it('says that it is on its way', async () => {
    const staff = await buildStaff(test);
    for (const state of ['in_preparation', 'dispatched'] as const) {
      await staff.advance({ orderCode: placed.code, deliveryId: '1', state });
    }
    await handle({ kind: 'delivery.dispatched', ...ids(), deliveries: [1] } as never);
    expect(sent[0]?.subject).toBe(`Una entrega de tu pedido ${placed.code} va en camino`);
  });

  it('writes what people are called as text, not as a page', async () => {
    await test.sql`UPDATE customer SET name = '<b>Ana</b>' WHERE id = ${ana.customerId}`;
    await handle({ kind: 'order.placed', ...ids() });
    expect(sent[0]?.html).toContain('&#60;b&#62;Ana');
    expect(sent[0]?.html).not.toContain('<b>');
  });

  it('writes to the business where it has an address of its own, and to nobody who is gone', async () => {
    await test.sql`UPDATE customer SET email = 'salon@ana.co' WHERE id = ${ana.customerId}`;
    await handle({ kind: 'order.placed', ...ids() });
    expect(sent[0]?.to).toBe('salon@ana.co');
    await test.sql`UPDATE customer SET status = 'removed' WHERE id = ${ana.customerId}`;
    await handle({ kind: 'order.placed', ...ids() }, listenersOf(), 'another');
    await handle(
      { kind: 'order.placed', ...ids() },
      listenersOf({ carries: () => false }),
      'third',
    );
    expect(sent).toHaveLength(1);
  });
});
