import type { Me } from '@matiz/contracts/identity.ts';
import { can } from '#session/me.ts';
import { type DeskRoute, type MenuGroupName, menuGroups } from '../desk-route.ts';
import { deskRoutes } from '../routes.ts';

/** The menu of a person: only what they may see, groups without an entry left out. */
export function menuOf(person: Me): { group: MenuGroupName; entries: readonly DeskRoute[] }[] {
  return menuGroups
    .map((group) => ({
      group,
      entries: deskRoutes.filter((route) => route.group === group && can(person, route.scope)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
