import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { leftRouteCopy } from '#copy/offline/left-route.ts';
import type { Platform } from '#platform/platform.ts';
import { routeDatabase, routeOwnerKey, routeUnsentKey } from './route-owner.ts';

type Device = Platform['device'];

/** What a session that ended by itself left unsent: sealed, for the same account alone (ADR 93). */
interface LeftRoute {
  /** Milliseconds of the device's clock. */
  readonly at: number;
  /** Of how many customers. */
  readonly unsent: number;
  /** Nobody came for it in time: only the sentence is owed. */
  readonly isGone?: true;
}

/** By account. Not one of a person's keys (`forgetIn`): it outlives them. */
const leftKey = 'matiz-routes-left';
/** As long as a session lives without being used. */
const leftForMs = 7 * 24 * 60 * 60_000;

/** Nobody pressed for it: it may be said while the page is still coming. */
const foundMs = 15_000;

export interface LeftParts {
  readonly device: Device;
  readonly factory: IDBFactory | undefined;
  readonly now: () => number;
}

/**
 * The session ended, and nobody asked for it: what was not sent stays for who took it along. Answers
 * of how many customers; of none, the route goes with the person.
 */
export function leaveRoute(device: Device, now: number): number {
  const owner = device.read(routeOwnerKey);
  const unsent = Number(device.read(routeUnsentKey) ?? 0);
  if (owner === null || unsent === 0) return 0;
  writeLeft(device, { ...readLeft(device), [owner]: { at: now, unsent } });
  device.write(routeOwnerKey, null);
  device.write(routeUnsentKey, null);
  return unsent;
}

/**
 * It is known who looks: what this account left is theirs again, with a sentence; what lies here of
 * another one is put aside unopened, and what nobody came for is thrown away.
 */
export function claimRoute({ device, factory, now }: LeftParts, owner: string): void {
  const marked = device.read(routeOwnerKey);
  // A session may also end while no page is open.
  if (marked !== null && marked !== owner && leaveRoute(device, now()) === 0) {
    device.write(routeOwnerKey, null);
    factory?.deleteDatabase(routeDatabase(marked));
  }
  const left = readLeft(device);
  for (const [each, { at, unsent, isGone }] of Object.entries(left)) {
    if (isGone || now() - at <= leftForMs) continue;
    factory?.deleteDatabase(routeDatabase(each));
    left[each] = { at, unsent, isGone: true };
  }
  const { [owner]: own, ...others } = left;
  writeLeft(device, others);
  if (own === undefined) return;
  if (own.isGone) {
    toast({ message: leftRouteCopy.gone(own.unsent), durationMs: 0 });
    return;
  }
  device.write(routeOwnerKey, owner);
  device.write(routeUnsentKey, String(own.unsent));
  toast({ message: leftRouteCopy.found(own.unsent), durationMs: foundMs });
}

function readLeft(device: Device): Record<string, LeftRoute> {
  return JSON.parse(device.read(leftKey) ?? '{}');
}

function writeLeft(device: Device, left: Readonly<Record<string, LeftRoute>>): void {
  device.write(leftKey, Object.keys(left).length === 0 ? null : JSON.stringify(left));
}
