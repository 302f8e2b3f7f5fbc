import { describe, expect, it, test } from 'vitest';
import { decideRoleChange, type Scope, type StaffRole, scopes, scopesOf } from './scopes.ts';

describe('D-19 what each role may do', () => {
  test.each<[StaffRole, Scope, boolean]>([
    ['direction', 'team:write', true],
    ['direction', 'prices:publish', true],
    ['catalogue', 'catalogue:write', true],
    ['catalogue', 'prices:write', false],
    ['prices', 'prices:publish', true],
    ['prices', 'orders:read', false],
    ['warehouse', 'stock:write', true],
    ['warehouse', 'orders:move', true],
    ['warehouse', 'prices:read', false],
    ['orders', 'orders:edit', true],
    ['orders', 'credit:write', false],
    ['credit', 'payments:refund', true],
    ['credit', 'audit:read', true],
    ['content', 'content:write', true],
    ['content', 'customers:read', false],
    ['support', 'registrations:decide', true],
    ['support', 'orders:move', false],
  ])('%s, %s: %s', (role, scope, may) => {
    expect(scopesOf([role]).includes(scope)).toBe(may);
  });

  it('gives dirección everything, and nobody without a role anything', () => {
    expect(scopesOf(['direction'])).toEqual(scopes);
    expect(scopesOf([])).toEqual([]);
  });

  it('adds the scopes of several roles up, each once', () => {
    const both = scopesOf(['warehouse', 'orders']);
    expect(both).toContain('stock:write');
    expect(both).toContain('orders:edit');
    expect(new Set(both).size).toBe(both.length);
  });

  it('keeps the team, the settings and the publishing of prices from everybody below', () => {
    const others: StaffRole[] = [
      'catalogue',
      'warehouse',
      'orders',
      'credit',
      'content',
      'support',
    ];
    const theirs = scopesOf(others);
    for (const scope of ['team:write', 'settings:write', 'prices:publish'] as const) {
      expect(theirs).not.toContain(scope);
    }
  });
});

describe('D-19 who may give which roles', () => {
  test.each<[string, StaffRole[], StaffRole[], boolean, ReturnType<typeof decideRoleChange>]>([
    ['a director makes another', ['direction'], ['direction'], false, null],
    ['a director gives a lesser role', ['direction'], ['warehouse'], false, null],
    ['a director gives up what makes them one', ['direction'], ['orders'], true, 'OWN_TEAM_SCOPE'],
    ['a director adds a role to their own', ['direction'], ['direction', 'prices'], true, null],
    ['a dispatcher makes a director', ['orders'], ['direction'], false, 'SCOPE_NOT_HELD'],
    ['a dispatcher gives prices', ['orders'], ['prices'], false, 'SCOPE_NOT_HELD'],
  ])('%s', (_name, by, to, isOwn, refusal) => {
    expect(decideRoleChange({ by, to, isOwn })).toBe(refusal);
  });
});
