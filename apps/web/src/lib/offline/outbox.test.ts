import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { addItem, listCart } from '@matiz/contracts/cart.ts';
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { changesCopy } from '#copy/offline/offline-changes.ts';
import { createMemoryStorage } from '#platform/platform.ts';
import { createQueryClient } from '../network/query-client.ts';
import { newId } from '../new-id.ts';
import type { ChangeStore } from './change-store.ts';
import type { WaitingChange } from './changes.ts';
import { changesWaitKey } from './changes-wait.ts';
import { createOutbox } from './outbox.ts';
import { readWaiting } from './waiting-changes.ts';

afterEach(clearToasts);

const me = (user: string, customer = 'salon') => ({
  user: { _id: user },
  customer: { _id: customer },
});

/** A device whose disk outlives its pages, and a server that knows what it has done already. */
function useWorld() {
  const rows: WaitingChange[] = [];
  let seq = 0;
  const arrived = new Map<string, unknown>();
  const device = createMemoryStorage();
  const world = {
    isOnline: false,
    isFull: false,
    losesAnswers: false,
    now: 0,
    hasSession: true,
    persisted: 0,
    arrived,
    rows,
  };
  const store: ChangeStore = {
    list: async () => [...rows],
    async add(change, needless) {
      if (world.isFull) throw new DOMException('full', 'QuotaExceededError');
      for (const old of needless) rows.splice(rows.indexOf(old), 1);
      seq += 1;
      rows.push({ ...change, seq });
    },
    async replace(change) {
      const at = rows.findIndex((row) => row.seq === change.seq);
      if (at >= 0) rows[at] = change;
    },
    async settle(change, refused) {
      const at = rows.findIndex((row) => row.seq === change.seq);
      if (at < 0) return;
      if (refused === undefined) rows.splice(at, 1);
      else rows[at] = { ...change, refused };
    },
  };
  let queue = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    queue = queue.then(work);
    return queue;
  };

  function openTab(visitor = me('ana')) {
    const queryClient = createQueryClient();
    queryClient.setQueryData(['me'], visitor);
    const request = (async (_call: unknown, { body }: { body: { mutationId: string } }) => {
      if (!world.isOnline) throw RequestError.offline(new TypeError('Failed to fetch'));
      if (!world.hasSession) throw RequestError.from({ status: 401, body: null });
      const { code } = body as unknown as { code: string };
      if (code === 'AGOTADO') {
        throw RequestError.from({
          status: 400,
          body: { code: 'OUT_OF_STOCK', message: 'Ouups! Producto fuera de stock', requestId: 'r' },
        });
      }
      if (!arrived.has(body.mutationId)) arrived.set(body.mutationId, body);
      if (world.losesAnswers) throw RequestError.offline(new TypeError('Failed to fetch'));
      return {};
    }) as unknown as Request;
    const connection = {
      isOnline: () => world.isOnline,
      subscribe: () => () => undefined,
      watch: (transport: never) => transport,
      untilBack: async () => false,
    };
    const outbox = createOutbox({
      queryClient,
      connection,
      store,
      request: () => request,
      device,
      now: () => world.now,
      persist: () => {
        world.persisted += 1;
      },
      alone,
    });
    const bodyOf = (code: string) => ({
      body: { productId: '1', code, quantity: 1, mutationId: newId() },
    });
    const add = (code = 'TIN') => outbox.keep(addItem, bodyOf(code));
    const addBehind = (code: string) => outbox.keepBehind(addItem, bodyOf(code));
    return { outbox, add, addBehind };
  }
  return { world, device, openTab };
}

it('keeps an addition without a connection, and sends it once when there is one', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  expect(await add()).toMatchObject({ results: [] });
  await outbox.flush();
  expect(world.arrived.size).toBe(0);
  world.isOnline = true;
  await outbox.flush();
  await outbox.flush();
  expect([world.arrived.size, world.rows]).toEqual([1, []]);
});

it('asks the browser to keep what begins to wait, once', async () => {
  const { world, openTab } = useWorld();
  const { add } = openTab();
  await add();
  await add();
  expect(world.persisted).toBe(1);
});

it('does not keep what may not wait, nor what the device cannot hold', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  expect(await outbox.keep(listCart, {})).toBeUndefined();
  const order = { ...addItem, path: '/order/create' as const };
  expect(await outbox.keep(order, { body: { cartId: 'x' } })).toBeUndefined();
  world.isFull = true;
  expect(await add()).toBeUndefined();
  const guest = { ...me('guest'), customer: null } as never;
  world.isFull = false;
  expect(await openTab(guest).add()).toBeUndefined();
});

it('sends nothing of another person or for another customer; it waits for its own', async () => {
  const { world, openTab } = useWorld();
  await openTab(me('ana')).add();
  world.isOnline = true;
  await openTab(me('bea')).outbox.flush();
  await openTab(me('ana', 'otro')).outbox.flush();
  expect(world.arrived.size).toBe(0);
  await openTab(me('ana')).outbox.flush();
  expect(world.arrived.size).toBe(1);
});

it('says what the server refuses by then, and goes on with the rest', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  await add('AGOTADO');
  await add('TIN');
  clearToasts();
  world.isOnline = true;
  await outbox.flush();
  expect([world.arrived.size, world.rows]).toEqual([1, []]);
  expect(readToasts()).toContainEqual(
    expect.objectContaining({ tone: 'danger', message: 'Ouups! Producto fuera de stock' }),
  );
});

it('is not kept without an id: it may have arrived, and would happen again', async () => {
  const { world, openTab } = useWorld();
  const body = { productId: '1', code: 'TIN', quantity: 1 };
  expect(await openTab().outbox.keep(addItem, { body })).toBeUndefined();
  expect(world.rows).toEqual([]);
});

it('lets nothing go past what waits, and goes at once where nothing does', async () => {
  const { world, device, openTab } = useWorld();
  const { outbox, add, addBehind } = openTab();
  world.isOnline = true;
  expect([await addBehind('OXI'), device.read(changesWaitKey)]).toEqual([undefined, null]);
  world.isOnline = false;
  await add('TIN');
  expect(device.read(changesWaitKey)).toBe('1');
  world.isOnline = true;
  expect(await addBehind('OXI')).toMatchObject({ results: [] });
  await outbox.flush();
  const codes = [...world.arrived.values()].map((body) => (body as { code: string }).code);
  expect([codes, world.rows]).toEqual([['TIN', 'OXI'], []]);
});

it('is still another while nothing of it has left, and no more once it may have arrived', async () => {
  const { world, openTab } = useWorld();
  const { outbox, addBehind } = openTab();
  const waits = () => readWaiting().changes;
  const setUnits = async (index: number, quantity: number) => {
    const change = waits()[index];
    if (change) await readWaiting().setUnits(change, null, quantity);
  };
  // Known to be without a line, nothing is tried.
  await addBehind('TIN');
  await addBehind('OXI');
  await setUnits(0, 5);
  await setUnits(1, 0);
  expect(waits().map(({ body }) => [body.code, body.quantity])).toEqual([['TIN', 5]]);
  Object.assign(world, { isOnline: true, losesAnswers: true });
  await outbox.flush();
  await setUnits(0, 9);
  world.losesAnswers = false;
  await outbox.flush();
  expect([...world.arrived.values()]).toMatchObject([{ code: 'TIN', quantity: 5 }]);
  expect(waits()).toEqual([]);
});

it('says what waited too long, by a clock that is right or not, and does not call it sent', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  await add();
  clearToasts();
  Object.assign(world, { isOnline: true, now: 8 * 86_400_000 });
  await outbox.flush();
  expect([world.arrived.size, world.rows]).toEqual([0, []]);
  expect(readToasts().map(({ message }) => message)).toEqual([changesCopy.tooOld]);
});

it.each([-86_400_000, 86_400_000])(
  'sends by a clock that is wrong by a day (%i ms)',
  async (now) => {
    const { world, openTab } = useWorld();
    const { outbox, add } = openTab();
    await add();
    Object.assign(world, { isOnline: true, now });
    await outbox.flush();
    expect(world.arrived.size).toBe(1);
  },
);

it('says each of many that were refused, in one message', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  for (const code of ['AGOTADO', 'AGOTADO', 'AGOTADO', 'AGOTADO']) await add(code);
  clearToasts();
  world.isOnline = true;
  await outbox.flush();
  expect(readToasts()).toMatchObject([
    { title: changesCopy.refusedMany(4), message: 'Ouups! Producto fuera de stock', durationMs: 0 },
  ]);
});

it('keeps what waits through a session that is lost, and sends it for the same person', async () => {
  const { world, openTab } = useWorld();
  const { outbox, add } = openTab();
  await add();
  Object.assign(world, { isOnline: true, hasSession: false });
  await outbox.flush();
  expect([world.arrived.size, world.rows.length]).toEqual([0, 1]);
  await openTab(me('bea')).outbox.flush();
  world.hasSession = true;
  await openTab().outbox.flush();
  expect([world.arrived.size, world.rows]).toEqual([1, []]);
});

it('loses none and doubles none, whatever the line and the pages do', async () => {
  const step = fc.constantFrom('add', 'online', 'offline', 'flush', 'kill', 'lose', 'find');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { world, openTab } = useWorld();
      let tabs = [openTab(), openTab()] as const;
      let added = 0;
      for (const [at, each] of steps.entries()) {
        const tab = tabs[at % 2] ?? tabs[0];
        if (each === 'add') {
          await tab.add();
          added += 1;
        }
        if (each === 'kill') tabs = [openTab(), tabs[1]];
        if (each === 'online' || each === 'offline') world.isOnline = each === 'online';
        if (each === 'lose' || each === 'find') world.losesAnswers = each === 'lose';
        if (each === 'flush') await Promise.all(tabs.map(({ outbox }) => outbox.flush()));
      }
      Object.assign(world, { isOnline: true, losesAnswers: false });
      await Promise.all(tabs.map(({ outbox }) => outbox.flush()));
      expect([world.arrived.size, world.rows]).toEqual([added, []]);
      clearToasts();
    }),
    { numRuns: 200 },
  );
});
