import { expect, it, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';

it('reaches the other tabs, not itself, with words that it knows', async () => {
  const channels = [new BroadcastChannel('test'), new BroadcastChannel('test')] as const;
  const [here, there] = channels.map((channel) => openTabChannel(() => channel));
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  here?.listen(heardHere);
  const stop = there?.listen(heardThere);
  channels[0].postMessage({ kind: 'something of a later release' });
  here?.tell('signed-out');
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith('signed-out'), {
    timeout: 60_000,
  });
  expect(heardThere).toHaveBeenCalledOnce();
  expect(heardHere).not.toHaveBeenCalled();
  stop?.();
  for (const channel of channels) channel.close();
});

it('is silent where there are no channels', () => {
  const none = openTabChannel(() => null);
  expect(() => none.tell('moved')).not.toThrow();
});
