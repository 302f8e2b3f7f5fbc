// @vitest-environment jsdom
import type { SearchSuggestions } from '@matiz/contracts/search.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Suggestions } from './suggestions.tsx';

afterEach(cleanup);

const tone = {
  versionCode: 'TIN-743',
  number: '7.43',
  name: 'Rubio cobrizo',
  color: '#a0522d',
  image: null,
  stock: 20,
  price: 12_500,
  originalPrice: 12_500,
};
const suggested: SearchSuggestions = {
  products: [
    {
      _id: '1',
      code: 'TIN',
      slug: 'tinte',
      name: 'Tinte Cromía',
      brand: { _id: '1', name: 'Cromía', slug: 'cromia' },
      image: 'product/TIN',
      contentSize: null,
      attributes: ['Tono'],
      versionCount: 2,
      toneCount: 2,
      matchedTone: tone,
    },
  ],
  brands: [],
  categories: [],
  terms: [],
  suggestion: null,
  leftOut: [],
};

async function draw(result: SearchSuggestions) {
  renderApp(
    <Suggestions
      text="7.43"
      active={null}
      onChoose={() => {}}
      tones={{ prepare() {}, open() {} }}
    />,
    { answers: { 'GET /search/suggestions': () => ({ status: 200, body: result }) } },
  );
  return screen.findByRole('option', { name: /Tinte Cromía/ });
}

test('D-14 a tone that was typed says its number, its price and whether there is any', async () => {
  const row = await draw(suggested);
  expect(row.textContent).toMatch(/7\.43 Rubio cobrizo.*\$\s12\.500.*Disponible/);
  expect(screen.queryByText(/Dejamos por fuera/)).toBeNull();
});

test('D-3 no figure where no price is told', async () => {
  const hidden = { ...tone, price: null, originalPrice: null };
  const products = suggested.products.map((product) => ({ ...product, matchedTone: hidden }));
  const row = await draw({ ...suggested, products });
  expect(row.textContent).not.toContain('$');
});

test('says what was let go, over what is closest', async () => {
  const row = await draw({ ...suggested, leftOut: ['lavadora'] });
  const line = screen.getByText(/Dejamos por fuera “lavadora”/);
  expect(line.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
