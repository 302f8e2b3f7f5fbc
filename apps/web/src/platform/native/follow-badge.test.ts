// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fakeNative } from '#testing/fake-native.ts';
import { setUpShell } from '#testing/fake-shell.ts';
import { pushAsked } from './open-phone.ts';

const { follow } = setUpShell();
const badgesOf = ({ asked }: ReturnType<typeof fakeNative>) =>
  asked.filter(([name]) => /^Badge\.(set|clear)$/.test(name));

it('an iPhone that was not asked yet is not asked for the badge alone', async () => {
  const answers: Record<string, unknown> = { 'Badge.checkPermissions': { display: 'prompt' } };
  const { native, tellUnits } = await follow(fakeNative(answers), { name: 'ios' });
  tellUnits(0);
  tellUnits(3);
  await new Promise((resolve) => setTimeout(resolve));
  // The plugin would have the system ask at each of them.
  expect(badgesOf(native)).toEqual([]);
  answers['Badge.checkPermissions'] = { display: 'granted' };
  window.dispatchEvent(new Event(pushAsked));
  await vi.waitFor(() => expect(badgesOf(native)).toEqual([['Badge.set', { count: 3 }]]));
});

it('one that gave its leave counts the cart from the start', async () => {
  const granted = fakeNative({ 'Badge.checkPermissions': { display: 'granted' } });
  const { native, tellUnits } = await follow(granted, { name: 'ios' });
  tellUnits(3);
  await vi.waitFor(() => expect(badgesOf(native)).toEqual([['Badge.set', { count: 3 }]]));
});
