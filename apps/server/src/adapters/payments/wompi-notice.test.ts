import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNotice } from './wompi-notice.ts';
import { checksumOf } from './wompi-signature.ts';

const secret = 'test_events_EqCPDEn5x4lRatGPxLhyZd6YTgd6QSrr';
const usual = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Wompi's documented notice; its checksum is the vector that was verified against SHA-256. */
const documented = {
  event: 'transaction.updated',
  data: {
    transaction: {
      id: '1234-1610641025-49201',
      amount_in_cents: 4_490_000,
      reference: 'MZXQ3X2DE3',
      customer_email: 'ana@salon.co',
      currency: 'COP',
      payment_method_type: 'CARD',
      redirect_url: 'https://matiz.co/retorno',
      status: 'APPROVED',
      shipping_address: null,
    },
  },
  environment: 'prod',
  signature: {
    properties: usual,
    checksum: 'c7c03147429efbbcfab3cdf585041c871d577ca183b1387581535add1a061780',
  },
  timestamp: 1530291411,
  sent_at: '2018-07-20T16:45:05.000Z',
};
const { transaction } = documented.data;

/** The documented notice with other signed properties. */
function signed(properties: string[], values: string[], more: object = {}) {
  const checksum = checksumOf(values, documented.timestamp, secret);
  return { ...documented, ...more, signature: { properties, checksum } };
}
const usualValues = [transaction.id, transaction.status, String(transaction.amount_in_cents)];

describe('a notice of Wompi', () => {
  it('is heard when its events secret signed it, in upper or lower case', () => {
    const received = readNotice(documented, secret);
    expect(received).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      reference: 'MZXQ3X2DE3',
    });
    const checksum = documented.signature.checksum.toUpperCase();
    const loud = { ...documented, signature: { properties: usual, checksum } };
    expect(readNotice(loud, secret)).toEqual(received);
  });

  it('is not heard when something else signed it, or something signed was changed', () => {
    expect(readNotice(documented, 'test_integrity_x')).toBeNull();
    for (const [name, value] of [
      ['id', '1234-1610641025-49202'],
      ['status', 'DECLINED'],
      ['amount_in_cents', 4_490_001],
    ] as const) {
      const data = { transaction: { ...transaction, [name]: value } };
      expect(readNotice({ ...documented, data }, secret)).toBeNull();
    }
    expect(readNotice({ ...documented, timestamp: 1530291412 }, secret)).toBeNull();
  });

  it('is not heard any more after a change of any one byte of what is signed', () => {
    const text = JSON.stringify({ ...transaction, timestamp: documented.timestamp });
    const signedParts = [transaction.id, transaction.status, '4490000', '1530291411'];
    const places = signedParts.flatMap((part) =>
      Array.from({ length: part.length }, (_, at) => text.indexOf(part) + at),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...'0123456789AZ'), (place, mark) => {
        fc.pre(text[place] !== mark);
        const changed = `${text.slice(0, place)}${mark}${text.slice(place + 1)}`;
        let content: { timestamp: number };
        try {
          content = JSON.parse(changed);
        } catch {
          return;
        }
        const { timestamp, ...rest } = content;
        const notice = { ...documented, data: { transaction: rest }, timestamp };
        expect(readNotice(notice, secret)).toBeNull();
      }),
    );
  });

  it('is heard with other properties in another order, when it is signed so', () => {
    const properties = ['transaction.amount_in_cents', 'transaction.reference', ...usual];
    const values = ['4490000', transaction.reference, ...usualValues];
    expect(readNotice(signed(properties, values), secret)?.reference).toBe('MZXQ3X2DE3');
    expect(readNotice(signed(properties, usualValues), secret)).toBeNull();
  });

  it('counts what is missing, null or inside a prototype as an empty text', () => {
    for (const path of [
      'transaction.nothing',
      'transaction.shipping_address',
      'transaction.id.length',
      'transaction.shipping_address.city',
      'constructor.name',
      'transaction.constructor.name',
      '__proto__.x',
      'transaction.toString.name',
    ]) {
      expect(readNotice(signed([...usual, path], usualValues), secret), path).not.toBeNull();
    }
    const data: unknown = JSON.parse(
      `{"__proto__":{"x":"y"},"transaction":${JSON.stringify(transaction)}}`,
    );
    const notice = signed([...usual, '__proto__.x'], usualValues, { data });
    expect(readNotice(notice, secret)).not.toBeNull();
  });

  it('is not heard when its signature leaves out the id, the status or the amount', () => {
    for (const left of [0, 1, 2]) {
      const properties = usual.filter((_, index) => index !== left);
      const values = usualValues.filter((_, index) => index !== left);
      expect(readNotice(signed(properties, values), secret)).toBeNull();
    }
    expect(readNotice(signed([], []), secret)).toBeNull();
  });

  it('is not heard with more than twenty properties', () => {
    const fill = (count: number) => Array.from({ length: count }, () => 'transaction.nothing');
    expect(readNotice(signed([...usual, ...fill(17)], usualValues), secret)).not.toBeNull();
    expect(readNotice(signed([...usual, ...fill(18)], usualValues), secret)).toBeNull();
  });

  it('has one id, whenever it is repeated, and another for another status or moment', () => {
    const again = { ...documented, sent_at: '2018-07-21T16:45:05.000Z' };
    expect(readNotice(again, secret)).toEqual(readNotice(documented, secret));
    const voided = { transaction: { ...transaction, status: 'VOIDED' } };
    const values = [transaction.id, 'VOIDED', '4490000'];
    const later = readNotice(signed(usual, values, { data: voided }), secret);
    expect(later).not.toBeNull();
    expect(later?.id).not.toBe(readNotice(documented, secret)?.id);
  });

  it('about something else than a transaction has no reference', () => {
    const about = {
      event: 'nequi_token.updated',
      data: { nequi_token: { id: 'nequi_1', status: 'APPROVED' } },
    };
    const properties = ['nequi_token.id', 'nequi_token.status'];
    const notice = signed(properties, ['nequi_1', 'APPROVED'], about);
    expect(readNotice(notice, secret)).toEqual({ id: expect.any(String), reference: null });
    expect(readNotice({ ...notice, timestamp: 1 }, secret)).toBeNull();
  });

  it('never throws, whatever someone sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (any, data) => {
        expect(readNotice(any, secret)).toBeNull();
        expect(readNotice({ ...documented, data }, secret)).toBeNull();
        expect(readNotice({ ...documented, signature: any }, secret)).toBeNull();
      }),
    );
    const poisoned: unknown = JSON.parse('{"__proto__":{"event":"transaction.updated"}}');
    for (const nothing of [undefined, null, 0, '', [], poisoned]) {
      expect(readNotice(nothing, secret)).toBeNull();
    }
  });
});
