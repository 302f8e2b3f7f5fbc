// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { Component as Home } from './customer.tsx';
import { Component as SellerHome } from './seller.tsx';

beforeAll(() => import('#features/delivery/no-coverage.tsx'));
afterEach(cleanup);

const covered = buildGuest().delivery;
const mitu = { ...covered, city: 'Mitú', state: 'Vaupés', hasCoverage: false };
const sentence = 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.';

describe.each([
  ['a visitor', Home, buildGuest],
  ['the one who buys', Home, buildBuyer],
  ['a seller', SellerHome, buildSeller],
])('§8 Sin cobertura, on the home of %s', (_who, Screen, build) => {
  test('stands over everything else', async () => {
    const { container } = renderApp(<Screen />, { visitor: build({ delivery: mitu }) });
    const said = await screen.findByRole('region', { name: 'Sin cobertura' });
    expect(said.textContent).toContain(sentence);
    within(said).getByRole('button', { name: 'Avísame cuando lleguen' });
    expect(container.querySelector('section, nav, aside')).toBe(said);
  });

  test('is not there where we deliver', async () => {
    renderApp(<Screen />, { visitor: build({ delivery: covered }) });
    await act(async () => undefined);
    expect(screen.queryByText('Sin cobertura')).toBeNull();
  });
});
