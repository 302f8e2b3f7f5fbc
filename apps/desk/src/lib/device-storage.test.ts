// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from './device-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is written is there until it is taken away', () => {
  deviceStorage.write('key', 'value');
  expect(deviceStorage.read('key')).toBe('value');
  deviceStorage.write('key', null);
  expect(deviceStorage.read('key')).toBeNull();
});

test('a window that forbids it does no harm', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  deviceStorage.write('key', 'value');
  deviceStorage.write('key', null);
  expect(deviceStorage.read('key')).toBeNull();
});
