// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('waits as long as it is told after the last change (§9)', () => {
  const { result, rerender } = renderHook((text) => useDebounced(text, 500), { initialProps: 't' });
  rerender('ti');
  act(() => vi.advanceTimersByTime(499));
  expect(result.current).toBe('t');
  rerender('tin');
  act(() => vi.advanceTimersByTime(499));
  expect(result.current).toBe('t');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('tin');
});
