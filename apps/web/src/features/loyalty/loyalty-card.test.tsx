// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildSeller } from '#testing/visitors.ts';
import { LoyaltyCard } from './loyalty-card.tsx';

afterEach(cleanup);

const status = {
  currentLoyaltyStatus: { name: 'Plata', color: '#8f98a3', amountToNextStatus: 2_000_000 },
  nextLoyaltyStatus: { name: 'Oro' },
  counted: 4_000_000,
  lastsUntil: '2027-03-01T05:00:00.000Z',
  tiers: [
    { name: 'Bronce', threshold: 0 },
    { name: 'Plata', threshold: 3_000_000 },
    { name: 'Oro', threshold: 6_000_000 },
  ],
};

function draw(visitor: ReturnType<typeof buildBuyer>) {
  const { customer, zone } = visitor;
  if (customer === null) throw new Error('a tier is of a customer');
  renderApp(<LoyaltyCard subject={{ customer, zone }} cartAmount={500_000} hasLink={false} />, {
    visitor,
    answers: { 'GET /v3/loyalty_status/customer': () => ({ status: 200, body: status }) },
  });
}

test.each([
  [
    'its owner',
    buildBuyer(),
    /^Tu nivel.*Te faltan \$\s2\.000\.000 para ser Oro.*Has recibido.*Eres Plata.*te faltarán/,
  ],
  [
    "the customer's seller",
    buildSeller({ customer: buildBuyer().customer }),
    /^Nivel de tu cliente.*Le faltan \$\s2\.000\.000 para ser Oro.*Ha recibido.*Es Plata.*le faltarán/,
  ],
])('§3 a tier is told to %s', async (_, visitor, words) => {
  draw(visitor);
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.closest('section')?.textContent).toMatch(words);
});
