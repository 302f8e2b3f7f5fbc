// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { BrandIntro } from './brand-intro.tsx';

afterEach(cleanup);

const brand = {
  _id: '3',
  name: 'Cromía',
  slug: 'cromia',
  image: 'brand/3',
  story: 'De Medellín.',
  products: 40,
};
const card = {
  _id: '9',
  name: 'Tinte Cromía',
  swatches: [{ color: '#a0522d', image: null }],
  toneCount: 24,
};

test('a brand shows its colour cards where its list, narrowed, holds none of them', async () => {
  const { sent } = renderApp(
    <BrandIntro
      brand={brand}
      filter={{ manufacturerId: '3', filters: { offer: 'true' }, sort: 'price-asc' }}
      products={[]}
    />,
    {
      answers: {
        'GET /product/colour-cards': () => ({ status: 200, body: { result: [card] } }),
      },
    },
  );
  expect(await screen.findByRole('button', { name: /Tinte Cromía/ })).toBeTruthy();
  const [asked] = sent['GET /product/colour-cards'] ?? [];
  expect(asked?.query.get('manufacturerId')).toBe('3');
});
