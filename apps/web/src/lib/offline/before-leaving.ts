import { offlineCopy } from '#copy/offline/offline.ts';
import type { Platform } from '#platform/platform.ts';
import type { Connection } from '../network/connection.ts';
import { routeOwnerKey, routeUnsentKey } from './route-owner.ts';
import { readWaiting } from './waiting-changes.ts';

/** Why who wants to leave should stay, after all was sent that could be; undefined: nothing waits. */
export function sayWhatWaits(
  device: Platform['device'],
  connection: Pick<Connection, 'isOnline'>,
): string | undefined {
  const hasUnsent = [routeOwnerKey, routeUnsentKey].every((key) => device.read(key) !== null);
  if (hasUnsent) return offlineCopy.unsentRoute;
  const { length } = readWaiting().changes;
  // With a line the shop was asked; what it had no time for waits for the same person.
  if (length === 0 || connection.isOnline()) return undefined;
  return offlineCopy.unsentChanges(length);
}
