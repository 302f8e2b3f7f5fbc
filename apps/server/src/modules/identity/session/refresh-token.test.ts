import { describe, expect, it } from 'vitest';
import { newRefreshToken, openSuccessor, sealSuccessor } from './refresh-token.ts';

describe('the seal of a successor', () => {
  const before = newRefreshToken();
  const successor = newRefreshToken();

  it('opens with its predecessor', () => {
    expect(openSuccessor(before, sealSuccessor(before, successor))).toBe(successor);
  });

  it('opens with no other token, and not when it was changed', () => {
    const sealed = sealSuccessor(before, successor);
    expect(() => openSuccessor(successor, sealed)).toThrow();
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(() => openSuccessor(before, sealed)).toThrow();
  });

  it('holds 256 random bits', () => {
    expect(Buffer.from(before, 'base64url')).toHaveLength(32);
  });
});
