import { expect, it } from 'vitest';
import type { Incoming, Outgoing } from './request.ts';
import { sendChangeOnce } from './send-change-once.ts';

const change: Outgoing = { method: 'POST', path: '/staff/order/advance', headers: {}, body: '{}' };

function build() {
  const sent: Outgoing[] = [];
  const answers: PromiseWithResolvers<Incoming>[] = [];
  const send = sendChangeOnce((outgoing) => {
    sent.push(outgoing);
    const answer = Promise.withResolvers<Incoming>();
    answers.push(answer);
    return answer.promise;
  });
  return { sent, answers, send };
}

it('answers the same change, pressed twice, with one request', async () => {
  const { sent, answers, send } = build();
  const both = Promise.all([
    send(change),
    send({ ...change, headers: { 'idempotency-key': '2' } }),
  ]);
  answers[0]?.resolve({ status: 200, body: 'moved' });
  expect(await both).toEqual([
    { status: 200, body: 'moved' },
    { status: 200, body: 'moved' },
  ]);
  expect(sent).toHaveLength(1);
});

it('sends it again once the first has ended, also in failure', async () => {
  const { sent, answers, send } = build();
  const first = send(change);
  answers[0]?.reject(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  void send(change);
  expect(sent).toHaveLength(2);
});

it.each<[string, Outgoing]>([
  ['another body', { ...change, body: '{"a":1}' }],
  ['another path', { ...change, path: '/staff/order/cancel' }],
  ['another method', { ...change, method: 'PUT' }],
])('sends what differs by %s', (_, other) => {
  const { sent, send } = build();
  void send(change);
  void send(other);
  expect(sent).toEqual([change, other]);
});

it.each<[string, Outgoing]>([
  ['reads', { method: 'GET', path: '/staff/orders', headers: {} }],
  ['pieces of files', { ...change, bytes: new Uint8Array(1) }],
])('lets %s through each time', (_, outgoing) => {
  const { sent, send } = build();
  void send(outgoing);
  void send(outgoing);
  expect(sent).toHaveLength(2);
});
