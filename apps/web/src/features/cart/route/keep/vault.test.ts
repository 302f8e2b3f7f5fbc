import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimRoute, leaveRoute } from '#lib/offline/left-routes.ts';
import { routeOwnerKey, routeUnsentKey } from '#lib/offline/route-owner.ts';
import { createMemoryStorage } from '#platform/platform.ts';
import { openVault } from './vault.ts';

const day = 24 * 60 * 60_000;

/** A phone that several people use one after another. */
function createDevice() {
  const factory = new IDBFactory();
  const device = createMemoryStorage();
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const claim = (owner: string) => claimRoute({ device, factory, now: () => clock.now }, owner);
  return {
    factory,
    device,
    clock,
    claim,
    /** Opens «Mi ruta» as this person. */
    async open(owner: string) {
      claim(owner);
      const isKnown = device.read(routeOwnerKey) === owner;
      device.write(routeOwnerKey, owner);
      return openVault({ factory, crypto, owner, isKnown });
    },
    leave: () => leaveRoute(device, clock.now),
  };
}

/** Julián has drafts for two customers, and his session ends without his wish. */
async function leftByJulian() {
  const phone = createDevice();
  const vault = await phone.open('julian');
  await vault.write({ 'draft Alba': { units: 3 } });
  vault.close();
  phone.device.write(routeUnsentKey, '2');
  return phone;
}

const said = () => readToasts().map(({ message }) => message);

beforeEach(clearToasts);

describe('drafts of a session that ended by itself (ADR 93)', () => {
  it('are there for the same account, and it is told', async () => {
    const phone = await leftByJulian();
    expect(phone.leave()).toBe(2);
    expect(phone.device.read(routeOwnerKey)).toBeNull();
    const vault = await phone.open('julian');
    expect(await vault.read('draft Alba')).toEqual({ units: 3 });
    expect(said()).toEqual(['Lo que no habías enviado de 2 clientes sigue en «Mi ruta».']);
    expect(phone.device.read(routeUnsentKey)).toBe('2');
  });

  it('are neither shown to another account nor harmed by it', async () => {
    const phone = await leftByJulian();
    phone.leave();
    const other = await phone.open('rosa');
    expect(await other.names()).toEqual([]);
    await other.write({ route: 'hers' });
    other.close();
    expect(said()).toEqual([]);
    expect(phone.device.read(routeUnsentKey)).toBeNull();
    expect(await (await phone.open('julian')).read('draft Alba')).toEqual({ units: 3 });
  });

  it('are put aside also where it ended while no page was open', async () => {
    const phone = await leftByJulian();
    phone.claim('rosa');
    expect(phone.device.read(routeOwnerKey)).toBeNull();
    expect(phone.device.read(routeUnsentKey)).toBeNull();
    expect(await (await phone.open('julian')).read('draft Alba')).toEqual({ units: 3 });
  });

  it('wait seven days, and then it is said that they are gone', async () => {
    const phone = await leftByJulian();
    phone.leave();
    phone.clock.now += 8 * day;
    phone.claim('rosa');
    await vi.waitFor(async () => expect(await phone.factory.databases()).toEqual([]));
    expect(said()).toEqual([]);
    const vault = await phone.open('julian');
    expect(said()).toEqual([
      'Lo que no enviaste de 2 clientes esperó más de 7 días y lo borramos de este teléfono.',
    ]);
    expect(await vault.names()).toEqual([]);
  });
});

it('a route of which all was sent goes as soon as another person looks', async () => {
  const phone = createDevice();
  (await phone.open('julian')).close();
  phone.claim('rosa');
  await vi.waitFor(async () => expect(await phone.factory.databases()).toEqual([]));
});

it('what outlived a logout is nobody’s', async () => {
  const phone = await leftByJulian();
  // The name goes at once, the database may not.
  phone.device.write(routeOwnerKey, null);
  expect(await (await phone.open('julian')).names()).toEqual([]);
});
