import { describe, expect, it } from 'vitest';
import { isNoticeSigned, signButton, signNotice } from './bold-signature.ts';

const secret = 'kgfq2nN0o52XqnuXZWIN2F';
const body = '{"id":"evt-1","type":"SALE_APPROVED","data":{"metadata":{"reference":"ORD-1-1"}}}';
const signature = 'ce8996989dc77cb6708a4f994ec1358b228900818f251db79deedb3046d067b7';

describe('D-12 what Bold signs, by its published vectors', () => {
  it('the button', () => {
    const ask = { reference: 'inv0334', amount: 39_400, currency: 'COP' };
    expect(signButton(ask, secret)).toBe(
      '620a64c6eab8858d0f96d4f818a1d77be5e9b9eb9dc681f527de1af54fc1b739',
    );
    expect(signButton({ ...ask, amount: 39_401 }, secret)).not.toBe(signButton(ask, secret));
  });

  it('a notice, and one of its test mode', () => {
    expect(signNotice(body, secret)).toBe(signature);
    expect(signNotice(body, '')).toBe(
      '83cd7ec1b3fa407069655daf141fa17df6713137fe9c77b3bac4ed685608cb72',
    );
  });

  it('upper case is the same, and every byte counts', () => {
    expect(isNoticeSigned(body, signature.toUpperCase(), secret)).toBe(true);
    for (let at = 0; at < body.length; at += 1) {
      const other = `${body.slice(0, at)}${body[at] === 'x' ? 'y' : 'x'}${body.slice(at + 1)}`;
      expect(isNoticeSigned(other, signature, secret)).toBe(false);
    }
    for (let at = 0; at < signature.length; at += 1) {
      const digit = signature[at] === '0' ? '1' : '0';
      const other = `${signature.slice(0, at)}${digit}${signature.slice(at + 1)}`;
      expect(isNoticeSigned(body, other, secret)).toBe(false);
    }
  });

  it.each(['', 'x', signature.slice(1), `${signature}0`, 'ñ'.repeat(64)])(
    'the signature %j is none',
    (given) => {
      expect(isNoticeSigned(body, given, secret)).toBe(false);
    },
  );
});
