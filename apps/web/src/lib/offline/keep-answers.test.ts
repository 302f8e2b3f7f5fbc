import { RequestError } from '@matiz/client/request-error.ts';
import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { createMemoryStorage } from '#platform/platform.ts';
import { keepAnswers } from './keep-answers.ts';
import type { KeptAnswer } from './keeping.ts';
import type { KeptStore } from './kept-store.ts';

const me = (user: string) => ({
  user: { _id: user },
  customer: { _id: 'c' },
  delivery: { cityId: '11001' },
  warehouse: { _id: '1' },
});

/** A device with its memory, and tabs that are opened on it one after the other. */
function useDevice() {
  const rows = new Map<string, KeptAnswer>();
  const device = createMemoryStorage();
  const store: KeptStore = {
    read: async (id) => rows.get(id) ?? null,
    async write(answers) {
      for (const answer of answers) rows.set(answer.id, answer);
    },
    async drop(isDropped) {
      for (const answer of [...rows.values()]) if (isDropped(answer)) rows.delete(answer.id);
    },
  };
  function openTab({ release = 'r1', now = 1000 } = {}) {
    const queryClient = createQueryClient(false, (query) => kept.findKept(query));
    const kept = keepAnswers({ queryClient, device, store, release, now: () => now });
    const ask = (key: string, answer: () => unknown) =>
      queryClient.fetchQuery({ queryKey: [key], queryFn: async () => answer(), retry: false });
    return { queryClient, kept, ask };
  }
  return { rows, device, openTab };
}

const unreached = () => {
  throw RequestError.offline(new TypeError('Failed to fetch'));
};

async function seeAsAna(device: ReturnType<typeof useDevice>) {
  const { ask, kept, queryClient } = device.openTab();
  await ask('me', () => me('ana'));
  await ask('cart', () => ({ units: 3 }));
  await ask('cards', () => ['4242']);
  await kept.flush();
  return queryClient;
}

it('gives back to the one who saw it what no call brings, with its age', async () => {
  const device = useDevice();
  const before = await seeAsAna(device);
  const { ask, queryClient } = device.openTab();
  expect(await ask('me', unreached)).toEqual(me('ana'));
  expect(await ask('cart', unreached)).toEqual({ units: 3 });
  await expect(ask('cards', unreached)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  const age = (client: typeof queryClient) => client.getQueryState(['cart'])?.dataUpdatedAt;
  expect(age(queryClient)).toBe(age(before));
});

it('gives nothing to another one, and throws away what was the first one’s', async () => {
  const device = useDevice();
  await seeAsAna(device);
  const { ask } = device.openTab();
  await ask('me', () => me('bea'));
  await expect(ask('cart', unreached)).rejects.toThrow();
  expect([...device.rows.values()].filter(({ scope }) => scope.startsWith('ana'))).toEqual([]);
});

it('gives nothing once the person was forgotten, whatever lies there', async () => {
  const device = useDevice();
  await seeAsAna(device);
  device.device.write('matiz:kept-for', null);
  expect(device.rows.size).toBeGreaterThan(0);
  await expect(device.openTab().ask('me', unreached)).rejects.toThrow();
});

it('writes nothing more in a tab whose person another tab has forgotten', async () => {
  const device = useDevice();
  const { ask, kept } = device.openTab();
  await ask('me', () => me('ana'));
  await ask('cart', () => ({ units: 3 }));
  device.device.write('matiz:kept-for', null);
  await kept.flush();
  expect(device.rows.size).toBe(0);
});

it('gives nothing of another release', async () => {
  const device = useDevice();
  await seeAsAna(device);
  await expect(device.openTab({ release: 'r2' }).ask('me', unreached)).rejects.toThrow();
});

it('passes on a refusal of the server, which is an answer', async () => {
  const device = useDevice();
  await seeAsAna(device);
  const refuse = () => {
    throw RequestError.from({ status: 401, body: null });
  };
  await expect(device.openTab().ask('me', refuse)).rejects.toThrow();
});

it('keeps what the person changed on the screen, as old as what it changed', async () => {
  const device = useDevice();
  const client = await seeAsAna(device);
  const seenAt = client.getQueryState(['cart'])?.dataUpdatedAt;
  const { ask, kept, queryClient } = device.openTab();
  await ask('me', unreached);
  await ask('cart', unreached);
  queryClient.setQueryData(['cart'], { units: 5 });
  await kept.flush();
  const cart = [...device.rows.values()].find(({ id }) => id.endsWith('["cart"]'));
  expect(cart).toMatchObject({ data: { units: 5 }, seenAt });
});
