import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test.each(['unknown', 'constructor', '__proto__', ''])(
  'Icon: the unknown name %j renders nothing (§8)',
  (name) => expect(renderToStaticMarkup(<Icon name={name} />)).toBe(''),
);

test('Icon: a known name renders a drawing that is not read aloud', () => {
  expect(renderToStaticMarkup(<Icon name="cart" />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
});
