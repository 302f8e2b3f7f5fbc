import { expect, it } from 'vitest';
import { orderHead } from './styles-first.ts';

it('puts the styles of a built page where the template says, before the scripts', () => {
  const page = [
    '<!--matiz:head-->',
    '<!--matiz:styles-->',
    '<!--matiz:hints-->',
    '<script type="module" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
  ].join('\n    ');
  expect(orderHead(page).split('\n    ')).toEqual([
    '<!--matiz:head-->',
    '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
    '<!--matiz:hints-->',
    '<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/vendor-1.js">',
  ]);
});

it('leaves nothing of its mark in a page whose styles come otherwise', () => {
  expect(orderHead('<!--matiz:head--><!--matiz:styles--><body>')).toBe('<!--matiz:head--><body>');
});
