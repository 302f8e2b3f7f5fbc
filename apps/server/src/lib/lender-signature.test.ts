import { expect, test } from 'vitest';
import { isLenderSigned, readLenderSecrets, signLenderNotice } from './lender-signature.ts';

const secret = 'a'.repeat(32);
const now = new Date('2026-11-20T15:00:00Z');
const time = String(now.getTime() / 1000);
const text = '{"reference":"PED-1-1","amount":90000,"state":"approved"}';
const signature = signLenderNotice(time, text, secret);
const is = (more: object) => isLenderSigned({ time, text, signature, ...more }, secret, now);

test('every byte of time, text and signature counts', () => {
  expect(is({})).toBe(true);
  for (const [name, value] of Object.entries({ time, text, signature })) {
    for (let at = 0; at < value.length; at += 1) {
      const changed = `${value.slice(0, at)}${value[at] === '1' ? '2' : '1'}${value.slice(at + 1)}`;
      expect(is({ [name]: changed }), `${name} ${at}`).toBe(false);
    }
  }
  for (const wrong of ['', 'undefined', `${signature}00`, signature.slice(2)]) {
    expect(is({ signature: wrong })).toBe(false);
  }
});

test('the setting has a secret for each method', () => {
  const read = readLenderSecrets(`platam=${secret}, via=${secret}b`);
  expect(read.ok && [...read.value]).toEqual([
    ['platam', secret],
    ['via', `${secret}b`],
  ]);
  expect(readLenderSecrets(undefined)).toMatchObject({ ok: true });
  for (const wrong of ['platam', 'platam=corto', `platam=${secret},platam=${secret}`, '']) {
    expect(readLenderSecrets(wrong).ok, wrong).toBe(false);
  }
});
