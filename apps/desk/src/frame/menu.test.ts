import type { Me } from '@matiz/contracts/identity.ts';
import {
  type Scope,
  type StaffRole,
  scopes,
  scopesOf,
  staffRoles,
} from '@matiz/domain/identity/scopes.ts';
import { describe, expect, test } from 'vitest';
import { menuGroups } from '../desk-route.ts';
import { deskRoutes } from '../routes.ts';
import { menuOf } from './menu.ts';

const personWith = (own: readonly Scope[]) => ({ scopes: own }) as Me;
const pathsOf = (own: readonly Scope[]) =>
  menuOf(personWith(own)).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the menu of a person', () => {
  test('who may do nothing is empty', () => {
    expect(menuOf(personWith([]))).toEqual([]);
  });

  test('who may do everything has every entry once, in the order of the groups', () => {
    const paths = pathsOf(scopes);
    expect(paths.length).toBe(new Set(paths).size);
    expect(paths.toSorted()).toEqual(
      deskRoutes.flatMap(({ path, group }) => (group ? [path] : [])).toSorted(),
    );
    expect(menuOf(personWith(scopes)).map(({ group }) => group)).toEqual(
      menuGroups.filter((group) => deskRoutes.some((route) => route.group === group)),
    );
  });

  test.each(staffRoles)('of the role %s leads nowhere that she may not go', (role: StaffRole) => {
    const own = scopesOf([role]);
    const shown = pathsOf(own);
    expect(shown.length).toBeGreaterThan(0);
    for (const { path, scope } of deskRoutes.filter((route) => shown.includes(route.path))) {
      expect([path, own.includes(scope)]).toEqual([path, true]);
    }
  });
});
