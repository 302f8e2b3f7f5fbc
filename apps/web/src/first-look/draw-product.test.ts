// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { buildProduct } from '#features/catalogue/selection/product.builders.ts';
import { drawProduct } from './draw-product.ts';

it('says what the product is, shows the picture that was seen, and offers nothing to press', () => {
  const product = buildProduct({
    name: '<b>Tinte</b>',
    pictures: ['product/ALM001', 'product/ALM001.2'],
  });
  const look = drawProduct(document, product);
  expect(look.querySelector('h1')?.textContent).toBe('<b>Tinte</b>');
  expect(look.textContent).toContain(product.brand.name);
  expect(look.querySelector('img')?.getAttribute('src')).toMatch(
    /^\/img\/product\/ALM001\/\d+\.webp$/,
  );
  expect(look.querySelector('a, button, input')).toBeNull();
});
