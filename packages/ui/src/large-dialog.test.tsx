// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LargeDialog } from './large-dialog.tsx';

afterEach(cleanup);

function draw(open: boolean) {
  return (
    <LargeDialog open={open} onOpenChange={() => undefined} title="Carta de color">
      <p>Los tonos</p>
    </LargeDialog>
  );
}
const scrolls = () =>
  [document.documentElement, document.body].every(({ style }) => style.overflowY !== 'hidden');

test('LargeDialog is drawn first, and locks the page behind it once it is seen', async () => {
  const { rerender } = render(draw(true));
  expect(screen.getByText('Los tonos')).toBeDefined();
  expect(scrolls()).toBe(true);
  await vi.waitFor(() => expect(scrolls()).toBe(false));
  rerender(draw(false));
  await vi.waitFor(() => expect(scrolls()).toBe(true));
});
