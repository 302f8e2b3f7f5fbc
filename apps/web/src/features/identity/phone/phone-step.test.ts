import { describe, expect, it } from 'vitest';
import { formatPhone, nationalPhone, parsePhone, startPhone } from './phone-step.ts';

describe('the phone that a tab keeps', () => {
  it('comes back as it was written', () => {
    const data = startPhone('+57 (300) 123-4567', { isProven: true, channel: 'whatsapp' });
    expect(data.phone).toBe('3001234567');
    expect(parsePhone(JSON.stringify(data))).toEqual(data);
  });

  it.each([null, '', '{', 'null', '"3001234567"', '{"phone":"6011234567"}', '{"phone":7}'])(
    '%j is none',
    (text) => {
      expect(parsePhone(text)).toBeNull();
    },
  );

  it('is read aloud in groups', () => {
    expect(formatPhone('3001234567')).toBe('300 123 4567');
    expect(nationalPhone(' 300 123 4567 ')).toBe('3001234567');
  });
});
