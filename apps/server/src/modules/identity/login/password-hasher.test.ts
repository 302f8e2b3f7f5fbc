import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

describe('password hashes', () => {
  it('are argon2id with 19 MiB, 2 passes and 1 lane at least', async () => {
    expect(await hasher.hash('matiz-demo-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each(['a'.repeat(64), 'a'.repeat(128), 'contraseña-ñandú-🎨-larga'])(
    'tell apart passwords that differ in the last character: %s',
    async (password) => {
      const hash = await hasher.hash(password);
      expect(await hasher.matches(password, hash)).toBe(true);
      expect(await hasher.matches(`${password.slice(0, -1)}_`, hash)).toBe(false);
    },
  );

  it('match however the accents were typed', async () => {
    const hash = await hasher.hash('ma\u00f1ana');
    expect(await hasher.matches('man\u0303ana', hash)).toBe(true);
  });

  it('never match where there is none', async () => {
    expect(await hasher.matches('', null)).toBe(false);
  });

  it('are refused when 20 wait for those that run, and taken again afterwards', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => hasher.hash('x')));
    const taken = answers.filter((answer) => answer !== null).length;
    // As many run at a time as there are processors to spare: one at least, four at most.
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThanOrEqual(24);
    expect(await hasher.hash('x')).not.toBeNull();
  });

  it('that are damaged are a fault of ours, and leave the next in peace', async () => {
    await expect(hasher.matches('x', '$argon2id$damaged')).rejects.toThrow();
    expect(await hasher.hash('x')).not.toBeNull();
  });
});
