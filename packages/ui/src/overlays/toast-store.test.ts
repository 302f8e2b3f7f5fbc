import { afterEach, expect, test, vi } from 'vitest';
import {
  clearToasts,
  dismissToast,
  readServerToasts,
  readToasts,
  subscribeToasts,
  toast,
} from './toast-store.ts';

afterEach(clearToasts);

test('toast(): keeps the newest three and tells the listeners', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToasts(listener);
  for (const message of ['a', 'b', 'c', 'd']) toast({ message });
  unsubscribe();
  expect(readToasts().map((shown) => shown.message)).toEqual(['b', 'c', 'd']);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('toast(): what stays until it is put away is not pushed out by what passes', () => {
  toast({ message: 'stays', durationMs: 0 });
  for (const message of ['a', 'b', 'c']) toast({ message });
  expect(readToasts().map((shown) => shown.message)).toEqual(['stays', 'b', 'c']);
  for (const message of ['d', 'e', 'f']) toast({ message, durationMs: 0 });
  expect(readToasts().map((shown) => shown.message)).toEqual(['d', 'e', 'f']);
});

test('toast(): one with an action stays longer', () => {
  toast({ message: 'a' });
  toast({ message: 'b', action: { label: 'Deshacer', onAction: () => {} } });
  const [plain, undoable] = readToasts();
  expect(undoable?.durationMs).toBeGreaterThan(plain?.durationMs ?? Number.POSITIVE_INFINITY);
});

test('toast(): what is said again stands there once, and for each where it can be undone', () => {
  const action = { label: 'Deshacer', onAction: () => {} };
  for (const message of ['a', 'b', 'a']) toast({ message });
  expect(readToasts().map(({ id, message }) => [message, id > 0])).toEqual([
    ['b', true],
    ['a', true],
  ]);
  clearToasts();
  for (let times = 0; times < 2; times += 1) toast({ message: 'a', action });
  expect(readToasts()).toHaveLength(2);
});

test('dismissToast(): takes only that message away', () => {
  const id = toast({ message: 'a' });
  toast({ message: 'b' });
  dismissToast(id);
  dismissToast(999_999);
  expect(readToasts().map((shown) => shown.message)).toEqual(['b']);
});

test('the server never holds a message', () => {
  toast({ message: 'a' });
  expect(readServerToasts()).toEqual([]);
});
