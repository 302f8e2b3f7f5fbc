import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Showcase } from './showcase.tsx';

// This file runs without a DOM: touching `window` while rendering would throw.
const html = renderToString(<Showcase />);

test('every component renders on the server', () => {
  expect(html).toContain('Sistema de diseño');
  expect(html).toContain('spinbutton');
});

test('the server’s HTML carries no inline styles, which a strict policy would drop', () => {
  const tags = [...html.matchAll(/<[^>]*\sstyle="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  // Base UI's own hidden field is hidden again by theme/base.css.
  expect(tags.filter((tag) => !tag.includes('-hidden-input"'))).toEqual([]);
});
