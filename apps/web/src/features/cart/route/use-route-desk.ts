import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newId } from '#lib/new-id.ts';
import { askToPersist } from '#lib/offline/ask-to-persist.ts';
import { keepFiles } from '#lib/offline/keep-files.ts';
import { claimRoute } from '#lib/offline/left-routes.ts';
import { routeOwnerKey, routeUnsentKey } from '#lib/offline/route-owner.ts';
import { type Services, useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { type DeskView, RouteDesk } from './keep/route-desk.ts';
import { openVault } from './keep/vault.ts';
import { routeAddress } from './route-address.ts';

const lookMs = 60_000;
const keepMs = 1500;

const desks = new WeakMap<QueryClient, { owner: string; desk: Promise<RouteDesk> }>();

function findDesk(services: Services, owner: string): Promise<RouteDesk> {
  const known = desks.get(services.queryClient);
  if (known?.owner === owner) return known.desk;
  const desk = openDesk(services, owner);
  desks.set(services.queryClient, { owner, desk });
  desk.catch(() => desks.delete(services.queryClient));
  return desk;
}

async function openDesk(services: Services, owner: string): Promise<RouteDesk> {
  const { platform, request } = services;
  const { device } = platform;
  claimRoute({ device, factory: window.indexedDB, now: Date.now }, owner);
  const isKnown = device.read(routeOwnerKey) === owner;
  const vault = await openVault({
    factory: window.indexedDB,
    crypto: window.crypto,
    owner,
    isKnown,
  });
  device.write(routeOwnerKey, owner);
  const { locks } = navigator;
  const desk = new RouteDesk({
    vault,
    request,
    now: Date.now,
    newId,
    persist: askToPersist,
    // Where a browser has no locks, one page at a time is all that can be kept apart.
    alone: async (name, work) => (locks ? await locks.request(name, work) : work()),
    tellUnsent: (count) => device.write(routeUnsentKey, count === 0 ? null : String(count)),
  });
  await desk.open();
  keepScreens(services);
  return desk;
}

/** Either screen may be the first that is opened without a connection. */
function keepScreens({ routes }: Services): void {
  routes.prepare(routeAddress);
  // Fetching a screen is a matter of moments; what comes later is kept at the next start.
  setTimeout(() => void keepFiles(window).catch(() => undefined), keepMs);
}

export type OpenedDesk =
  | { readonly status: 'opening' }
  | { readonly status: 'failed' }
  | { readonly status: 'open'; readonly desk: RouteDesk; readonly view: DeskView };

/** The route of the one who looks. */
export function useRouteDesk(): OpenedDesk {
  const services = useServices();
  const owner = useMe()?.user._id;
  const [opened, setOpened] = useState<RouteDesk | 'failed' | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    let isHere = true;
    findDesk(services, owner).then(
      (desk) => isHere && setOpened(desk),
      () => isHere && setOpened('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [services, owner]);
  const desk = opened instanceof RouteDesk ? opened : null;
  useEffect(() => {
    if (!desk) return;
    const timer = setInterval(() => desk.look(), lookMs);
    return () => clearInterval(timer);
  }, [desk]);
  const view = useSyncExternalStore(desk?.subscribe ?? never, desk?.view ?? nothing, nothing);
  if (desk && view) return { status: 'open', desk, view };
  return opened === 'failed' ? { status: 'failed' } : { status: 'opening' };
}

const never = () => () => undefined;
const nothing = (): DeskView | null => null;
