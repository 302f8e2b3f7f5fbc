import { __iconData as data, default as Library } from 'lucide-react/dist/esm/icons/truck.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './draw-icon.ts';

const Drawn = createLucideIcon(data);

/** The library's classes are not used by any style. */
const withoutClass = (markup: string) => markup.replace(/ class="lucide[^"]*"/, '');

test.each([
  ['alone', {}],
  ['in another size and weight', { size: 18, strokeWidth: 3 }],
  ['with a name', { 'aria-label': 'Despacho' }],
  ['as a picture', { role: 'img', 'aria-label': 'Despacho' }],
  ['hidden by its own word', { 'aria-hidden': true }],
] as const)('an icon %s is what the library draws', (_title, props) => {
  const attributes = (markup: string) =>
    withoutClass(markup)
      .match(/[\w-]+="[^"]*"|<\/?\w+/g)
      ?.sort();
  expect(attributes(renderToStaticMarkup(<Drawn {...props} />))).toEqual(
    attributes(renderToStaticMarkup(<Library {...props} />)),
  );
});
