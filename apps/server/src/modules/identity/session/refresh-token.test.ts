import { describe, expect, it } from 'vitest';
import { newSecretToken } from '#lib/secret-token.ts';
import { openSuccessor, sealSuccessor } from './refresh-token.ts';

describe('the seal of a successor', () => {
  const before = newSecretToken();
  const successor = newSecretToken();

  it('opens with its predecessor', () => {
    expect(openSuccessor(before, sealSuccessor(before, successor))).toBe(successor);
  });

  it('opens with no other token, and not when it was changed', () => {
    const sealed = sealSuccessor(before, successor);
    expect(() => openSuccessor(successor, sealed)).toThrow();
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(() => openSuccessor(before, sealed)).toThrow();
  });
});
