import { expect, it } from 'vitest';
import { toGsmText } from './gsm-text.ts';
import { isSignedByTwilio, readTwilioReport } from './twilio-notice.ts';

const address = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};

it('Twilio signs the address and the fields by their names (the example of its manual)', () => {
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
  expect(isSignedByTwilio(address, fields, signature, '12345')).toBe(true);
  expect(isSignedByTwilio(address, { ...fields, Digits: '12345' }, signature, '12345')).toBe(false);
  expect(isSignedByTwilio(`${address}&x=1`, fields, signature, '12345')).toBe(false);
  expect(isSignedByTwilio(address, fields, '', '12345')).toBe(false);
});

it('its states are ours, and those on the way are none', () => {
  const id = '0195f6a8-0000-4000-8000-000000000001';
  const at = new Date('2026-11-24T10:00:00Z');
  const state = (MessageStatus: string) => readTwilioReport(id, { MessageStatus }, at)?.state;
  expect(['queued', 'sent', 'delivered', 'undelivered', 'failed'].map(state)).toEqual([
    undefined,
    'sent',
    'delivered',
    'failed',
    'failed',
  ]);
  const lost = { MessageStatus: 'undelivered', ErrorCode: '30005' };
  expect(readTwilioReport(id, lost, at)).toMatchObject({ fault: '30005', outcome: 'unreachable' });
  expect(readTwilioReport('x', lost, at)).toBeNull();
});

it('a text keeps the letters that SMS has and loses the accents that would double its price', () => {
  expect(toGsmText('Tu código está aquí: ¡sí, señor! Güiza, café, N.º')).toBe(
    'Tu codigo esta aqui: ¡si, señor! Güiza, café, N.º',
  );
});
