// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { drawRest } from './draw-rest.ts';

const drawn = () =>
  [...document.querySelectorAll('.drawn-later')].map((tile) => tile.hasAttribute('data-drawn'));
const tile = () => Object.assign(document.createElement('article'), { className: 'drawn-later' });

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('draws a few at a time, from the top, until all are drawn', async () => {
  document.body.append(tile(), tile(), tile());
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  drawRest(document);
  await vi.waitFor(() => expect(drawn()).toEqual([true, false, false]), { interval: 1 });
  await vi.waitFor(() => expect(drawn()).toEqual([true, true, true]), { interval: 1 });
});

it('draws also what comes to the page later', async () => {
  drawRest(document);
  const later = document.createElement('div');
  document.body.append(later);
  later.append(tile());
  await vi.waitFor(() => expect(drawn()).toEqual([true]));
});
