// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LargeDialog } from './large-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(open: boolean) {
  return (
    <LargeDialog open={open} onOpenChange={() => undefined} title="Carta de color">
      <p>Los tonos</p>
    </LargeDialog>
  );
}
const scrolls = () =>
  [document.documentElement, document.body].every(({ style }) => style.overflowY !== 'hidden');

test('LargeDialog locks the page behind it after the frame that shows it, until it is closed', () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const { rerender } = render(draw(true));
  expect(screen.getByText('Los tonos')).toBeDefined();
  // Less than a frame.
  pass(10);
  expect(scrolls()).toBe(true);
  // The frame, and the lock that it asks for.
  pass(50);
  pass(50);
  expect(scrolls()).toBe(false);
  rerender(draw(false));
  pass(100);
  expect(scrolls()).toBe(true);
});
