import { expect, it } from 'vitest';
import { createSealedTexts } from './sealed-text.ts';

const texts = createSealedTexts('a secret of thirty-two characters or more');

it('is read by who has the secret, and looks otherwise each time', () => {
  const text = 'https://matiz.co/desk/invitacion/ñandú';
  const [one, other] = [texts.seal(text), texts.seal(text)];
  expect([texts.open(one), texts.open(other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(one).not.toContain(Buffer.from(text).toString('base64url').slice(0, 20));
});

it('is nothing to who has another secret, nor once it was changed', () => {
  const sealed = texts.seal('ana@salon.co');
  expect(createSealedTexts('another secret of thirty-two characters').open(sealed)).toBeNull();
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(texts.open(changed)).toBeNull();
  for (const text of ['', 'abc', sealed.slice(0, 20)]) expect(texts.open(text)).toBeNull();
});
