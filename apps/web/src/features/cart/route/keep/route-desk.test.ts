import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { expect, test, vi } from 'vitest';
import { setUnits } from './change-draft.ts';
import { RouteDesk } from './route-desk.ts';
import type { Vault } from './vault.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T12:00:00Z');

/** A vault that keeps texts, as the real one keeps sealed ones. */
function createVault(): Vault & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: async (name) => JSON.parse(kept.get(name) ?? 'null'),
    async write(parts, gone = []) {
      for (const name of gone) kept.delete(name);
      for (const [name, value] of Object.entries(parts)) kept.set(name, JSON.stringify(value));
    },
    names: async () => [...kept.keys()],
    close: () => undefined,
  };
}

const product = (id: number, base: number) => ({
  id,
  code: `P${id}`,
  name: `Producto ${id}`,
  brand: 'Almagra',
  minQuantity: 1,
  multiple: 1,
  taxRate: 19,
  base,
  versions: [{ id: id * 10, code: `P${id}`, stock: 5 }],
});

/** A shop of three pages; `line` says which of the requests does not get through. */
function createShop() {
  const asked: string[] = [];
  const shop = { base: 1000, breaksAt: -1, asked };
  const request = async (
    { path }: { path: string },
    { body, query }: { body?: { customerIds: string[] }; query?: { after: number } },
  ) => {
    if (asked.length === shop.breaksAt) {
      shop.breaksAt = -1;
      throw RequestError.offline(null);
    }
    asked.push(query ? `page ${query.after}` : path);
    if (body) {
      const warehouse = { _id: '1', name: 'Bogotá' };
      const about = { name: 'Ana', phone: null, city: 'Bogotá', credit: null };
      const rest = { ...about, warehouse, addresses: [], usual: [], lists: [] };
      const customers = body.customerIds.map((id) => ({
        customerId: id,
        businessName: id,
        ...rest,
      }));
      return { at: new Date(start).toISOString(), customers, lists: [] };
    }
    const id = (query?.after ?? 0) + 1;
    return { at: '', products: [product(id, shop.base)], total: 3, next: id < 3 ? id : null };
  };
  return { ...shop, shop, request: request as unknown as Request };
}

function openDesk(shop = createShop(), vault = createVault()) {
  const clock = { now: start };
  let ids = 0;
  const told: number[] = [];
  const persist = vi.fn();
  const desk = new RouteDesk({
    vault,
    request: shop.request,
    now: () => clock.now,
    newId: () => {
      ids += 1;
      return `${clock.now}-${ids}`;
    },
    persist,
    alone: (_, work) => work(),
    tellUnsent: (count) => told.push(count),
  });
  return { desk, vault, clock, shop: shop.shop, told, persist };
}

const prepare = (desk: RouteDesk, ...ids: string[]) => desk.prepare(ids, () => undefined);

test('what breaks off goes on behind the last page that came', async () => {
  const { desk, shop } = openDesk();
  shop.breaksAt = 2;
  await expect(prepare(desk, 'Alba')).rejects.toThrow();
  expect(desk.view().route).toBeNull();
  await prepare(desk, 'Alba');
  expect(shop.asked).toEqual(['/seller/route', 'page 0', 'page 1', 'page 2']);
  expect((await desk.load('Alba'))?.products.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what is taken along is to be kept, whatever becomes of the disk', async () => {
  const { desk, persist } = openDesk();
  expect(persist).not.toHaveBeenCalled();
  await prepare(desk, 'Alba');
  expect(persist).toHaveBeenCalledOnce();
});

test('other customers, or a long time later: it begins again', async () => {
  const { desk, shop, clock } = openDesk();
  shop.breaksAt = 2;
  await expect(prepare(desk, 'Alba')).rejects.toThrow();
  shop.breaksAt = shop.asked.length + 1;
  await expect(prepare(desk, 'Luna')).rejects.toThrow();
  clock.now += 2 * hour;
  await prepare(desk, 'Luna');
  expect(shop.asked.filter((one) => one === '/seller/route')).toHaveLength(3);
});

test('the route before stays in use until the new one is whole, and then leaves nothing', async () => {
  const { desk, shop, vault, clock } = openDesk();
  await prepare(desk, 'Alba');
  const before = new Set(vault.kept.keys());
  clock.now += hour;
  shop.base = 2000;
  shop.breaksAt = shop.asked.length + 2;
  await expect(prepare(desk, 'Alba')).rejects.toThrow();
  await desk.open();
  await desk.load('Alba');
  expect(desk.find('Alba', 10)?.prices?.base).toBe(1000);
  await prepare(desk, 'Alba');
  await desk.load('Alba');
  expect(desk.find('Alba', 10)?.prices?.base).toBe(2000);
  expect(vault.kept.size).toBe(before.size);
});

test('a route of a day ago takes no orders, nor one before which the clock stands', async () => {
  const { desk, clock } = openDesk();
  await prepare(desk, 'Alba');
  clock.now += 23 * hour;
  desk.look();
  expect(desk.view().state).toBe('fresh');
  clock.now = start - hour;
  desk.look();
  expect(desk.view().state).toBe('clock');
  clock.now = start + 24 * hour;
  desk.look();
  expect(desk.view().state).toBe('aged');
});

test('a clock that was wrong for a while and is right again takes orders again', async () => {
  const { desk, clock, vault } = openDesk();
  await prepare(desk, 'Alba');
  for (const wrong of [25 * hour, 3 * hour, -25 * hour]) {
    clock.now = start + wrong;
    desk.look();
    clock.now = start + hour;
    const later = openDesk(createShop(), vault);
    later.clock.now = clock.now;
    await later.desk.open();
    expect(later.desk.view().state).toBe('fresh');
    desk.look();
    expect(desk.view().state).toBe('fresh');
  }
});

test('what is ordered outlives the page, and counts as unsent', async () => {
  const first = openDesk();
  await prepare(first.desk, 'Alba');
  const line = { versionId: 10, code: 'P1', name: 'Producto 1', quantity: 3 };
  await first.desk.change('Alba', (draft) => setUnits(draft, line));
  expect(first.told.at(-1)).toBe(1);
  const second = openDesk(createShop(), first.vault);
  await second.desk.open();
  await second.desk.load('Alba');
  const draft = second.desk.view().drafts.get('Alba');
  expect(draft).toMatchObject({ businessName: 'Alba', lines: [line] });
  expect(second.desk.price('Alba', draft?.lines ?? [])).toMatchObject({ amount: 3000, units: 3 });
  await second.desk.forget();
  expect(first.vault.kept.size).toBe(0);
  expect(second.told.at(-1)).toBe(0);
});
