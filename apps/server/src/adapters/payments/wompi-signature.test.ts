import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf, isSameChecksum, signIntegrity } from './wompi-signature.ts';

const ask = {
  reference: 'sk8-438k4-xmxm392-sn2m',
  amountInCents: 2_490_000,
  currency: 'COP',
};
const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';

describe('the integrity signature', () => {
  it('is that of Wompi’s own example, without and with an expiration', () => {
    expect(signIntegrity(ask, secret)).toBe(
      '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
    );
    expect(signIntegrity({ ...ask, expirationTime: '2023-06-09T20:28:50.000Z' }, secret)).toBe(
      'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
    );
  });

  it('is another one for any other reference, amount, currency, expiration or secret', () => {
    const signature = signIntegrity(ask, secret);
    expect(signIntegrity({ ...ask, reference: `${ask.reference}1` }, secret)).not.toBe(signature);
    expect(signIntegrity({ ...ask, amountInCents: 2_490_001 }, secret)).not.toBe(signature);
    expect(signIntegrity({ ...ask, currency: 'USD' }, secret)).not.toBe(signature);
    expect(signIntegrity({ ...ask, expirationTime: 'Z' }, secret)).not.toBe(signature);
    expect(signIntegrity(ask, `${secret}x`)).not.toBe(signature);
  });
});

describe('the checksum of a notice', () => {
  const values = ['1234-1610641025-49201', 'APPROVED', '4490000'];
  const events = 'test_events_EqCPDEn5x4lRatGPxLhyZd6YTgd6QSrr';
  const checksum = checksumOf(values, 1530291411, events);

  it('is the SHA-256 of the values in their order, the timestamp and the events secret', () => {
    expect(checksum).toBe('c7c03147429efbbcfab3cdf585041c871d577ca183b1387581535add1a061780');
    expect(checksumOf([...values].reverse(), 1530291411, events)).not.toBe(checksum);
  });

  it('is the same in upper case, and no other', () => {
    expect(isSameChecksum(checksum.toUpperCase(), checksum)).toBe(true);
    expect(isSameChecksum('', checksum)).toBe(false);
    expect(isSameChecksum(checksum.slice(0, -1), checksum)).toBe(false);
    expect(isSameChecksum(`${checksum}0`, checksum)).toBe(false);
  });

  it('no longer holds once any one byte of what it covers is another', () => {
    const text = `${values.join('')}1530291411${events}`;
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 127 }), (place, by) => {
        const other = String.fromCharCode((text.charCodeAt(place) + by) % 128);
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        expect(isSameChecksum(checksumOf([changed], '', ''), checksum)).toBe(false);
      }),
    );
  });
});
