import { expect, test } from 'vitest';
import { createFactorVault, totpOf } from './totp.ts';

const secrets = {
  sha1: '12345678901234567890',
  sha256: '12345678901234567890123456789012',
  sha512: '1234567890123456789012345678901234567890123456789012345678901234',
};

// RFC 6238, appendix B.
test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('at second %s the codes are those of RFC 6238', (second, ...codes) => {
  const step = Math.floor(second / 30);
  const made = Object.entries(secrets).map(([hash, secret]) =>
    totpOf(Buffer.from(secret), step, hash, 8),
  );
  expect(made).toEqual(codes);
});

test('a secret is read under its own key only', () => {
  const vault = createFactorVault('one secret of the shop');
  const kept = vault.seal(Buffer.from('12345678901234567890'), Buffer.alloc(vault.ivBytes, 7));
  expect(vault.open(kept)?.toString()).toBe('12345678901234567890');
  expect(createFactorVault('another').open(kept)).toBeNull();
});
