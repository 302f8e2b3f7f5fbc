import { expect, test } from 'vitest';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

test('a token holds 256 random bits, and what is stored of it does not tell it', () => {
  const [token, other] = [newSecretToken(), newSecretToken()];
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token).not.toBe(other);
  expect(hashSecretToken(token)).toEqual(hashSecretToken(token));
  expect(hashSecretToken(token)).not.toEqual(hashSecretToken(other));
});
