// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focusNeighbour } from './focus-neighbour.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  document.body.innerHTML = `<main id="main" tabindex="-1"><ul>
    <li id="a"><button data-remove>Quitar a</button></li>
    <li id="b"><button data-remove>Quitar b</button></li>
    <li id="c"><button data-remove>Quitar c</button></li></ul></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const row = (id: string) => document.getElementById(id);
/** The row is pressed away, and goes a few frames later. */
function remove(id: string, others: readonly string[] = []) {
  row(id)?.querySelector('button')?.focus();
  focusNeighbour(row(id));
  vi.advanceTimersToNextFrame();
  for (const gone of [id, ...others]) row(gone)?.remove();
  vi.advanceTimersToNextFrame();
}
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

describe('when a row goes, the focus', () => {
  test.each([
    ['goes to the next', 'a', [], 'Quitar b'],
    ['goes to the one before the last', 'c', [], 'Quitar b'],
    ['goes to the page where its neighbour went, too', 'a', ['b'], 'main'],
  ])('%s', (_, id, others, text) => {
    remove(id, others);
    expect(focused()).toBe(text);
  });

  test('stays where someone put it meanwhile', () => {
    focusNeighbour(row('a'));
    row('c')?.querySelector('button')?.focus();
    row('a')?.remove();
    vi.advanceTimersToNextFrame();
    expect(focused()).toBe('Quitar c');
  });

  test('is handed on to a row that was not taken away in the end only if nobody has it', () => {
    focusNeighbour(row('a'));
    for (let frame = 0; frame < 40; frame += 1) vi.advanceTimersToNextFrame();
    expect(focused()).toBe('Quitar b');
  });
});
