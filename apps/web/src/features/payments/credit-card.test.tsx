// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildSeller } from '#testing/visitors.ts';
import { CreditCard } from './credit-card.tsx';

afterEach(cleanup);

const credit = {
  limit: 1_000_000,
  used: 400_000,
  left: 600_000,
  overdue: 50_000,
  termsDays: 30,
  nextDue: null,
};
const owner = buildBuyer();
const seller = buildSeller({ customer: buildBuyer().customer });

test.each([
  ['its owner', owner, credit, /Tienes \$\s50\.000 vencidos.*Debes \$\s400\.000 de un cupo/],
  ["the customer's seller", seller, credit, /Tiene \$\s50\.000 vencidos.*Debe \$\s400\.000 de un/],
  ['who has none', owner, null, /Aún no tienes cupo/],
  ['the seller of who has none', seller, null, /Aún no tiene cupo/],
])('§2 Mis créditos, told to %s', (_, visitor, held, words) => {
  const answers = {
    'GET /credit': () => ({ status: 200, body: { result: null } }),
  };
  const { container } = renderApp(<CreditCard credit={held} />, { visitor, answers });
  expect(container.textContent).toMatch(words);
});
