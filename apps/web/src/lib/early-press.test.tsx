// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepEarlyPress, useEarlyPress } from './early-press.ts';

function Page() {
  useEarlyPress();
  return null;
}

it('presses again what was pressed last before the scripts came, once', () => {
  document.body.innerHTML =
    '<button type="button" id="first"></button><button type="button" id="last"><i></i></button>';
  // biome-ignore lint/security/noGlobalEval: the server's page runs it so
  eval(keepEarlyPress);
  document.getElementById('first')?.click();
  document.querySelector('i')?.click();
  const pressed = vi.fn((event: Event) => (event.currentTarget as HTMLElement).id);
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', pressed);
  render(<Page />).unmount();
  render(<Page />);
  expect(pressed.mock.results.map(({ value }) => value)).toEqual(['last']);
});
