import { describe, expect, it } from 'vitest';
import { isSignedByMeta, readWhatsAppNews } from './whatsapp-notice.ts';

const secret = 'matiz-app-secret';
const vectors = [
  [
    '{"object":"whatsapp_business_account","entry":[]}',
    '255fedf4f48335da96bd1258f7956d23ca24e181b0fd6631db94857b082ad570',
  ],
  [
    '{"text":"Señora, 3 × 7.43"}',
    '162a87179a02783fa084298ff3c8d1051ddf5efd5bb6dfc40db9bcb55fdc8d34',
  ],
  [
    '{"text":"Se\\u00f1ora, 3 \\u00d7 7.43"}',
    '6d07d180243823b77322ccb065f9388346651fc3470f393733f2e03b858c0038',
  ],
] as const;

describe('what Meta signs', () => {
  it.each(vectors)('are the bytes of %s', (body, digest) => {
    expect(isSignedByMeta(Buffer.from(body), `sha256=${digest}`, secret)).toBe(true);
    expect(isSignedByMeta(Buffer.from(`${body} `), `sha256=${digest}`, secret)).toBe(false);
    expect(isSignedByMeta(Buffer.from(body), `sha256=${digest}`, 'another')).toBe(false);
  });

  it.each(['', 'sha256=', 'sha256=ab', 'sha1=abc', '0'.repeat(64)])('is not %j', (signature) => {
    expect(isSignedByMeta(Buffer.from('{}'), signature, secret)).toBe(false);
  });
});

const told = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
});
const id = '0195f6a8-0000-4000-8000-000000000001';

describe('what Meta tells', () => {
  it('is read by our own id, with its time and its code, and nothing else of it', () => {
    const status = { id: 'wamid.1', timestamp: '1795000000', biz_opaque_callback_data: id };
    const { reports } = readWhatsAppNews(
      told({
        statuses: [
          { ...status, status: 'delivered', pricing: { billable: true } },
          { ...status, status: 'failed', errors: [{ code: 131026, title: 'x' }] },
          { ...status, status: 'warming up' },
          { ...status, status: 'sent', biz_opaque_callback_data: 'of another program' },
          'nonsense',
        ],
      }),
    );
    const at = '2026-11-18T11:06:40.000Z';
    expect(reports).toEqual([
      { id, state: 'delivered', fault: null, outcome: null, at },
      { id, state: 'failed', fault: '131026', outcome: 'unreachable', at },
    ]);
  });

  it.each([
    ['BAJA', true],
    [' Stop. ', true],
    ['no más', true],
    ['cancelar suscripción', true],
    ['no más oxidante, gracias', false],
    ['¿me dan de baja el precio?', false],
  ])('%j asks for no more of it: %s', (body, isStop) => {
    const message = { from: '573001234567', type: 'text', text: { body } };
    const { optedOut } = readWhatsAppNews(told({ messages: [message, { type: 'image' }] }));
    expect(optedOut).toEqual(isStop ? ['+573001234567'] : []);
  });

  it.each([null, [], 'x', {}, { object: 'page', entry: [] }])('is nothing in %j', (body) => {
    expect(readWhatsAppNews(body)).toEqual({ reports: [], optedOut: [] });
  });
});
