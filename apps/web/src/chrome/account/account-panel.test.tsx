// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Component as Profile } from '#screens/home/profile/profile.tsx';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { AccountPanel } from './account-panel.tsx';

afterEach(cleanup);

const loyalty = {
  currentLoyaltyStatus: { name: 'Oro', color: '#c79a2b', amountToNextStatus: null },
  nextLoyaltyStatus: null,
  counted: 9_000_000,
  lastsUntil: null,
  tiers: [],
};
const answers = {
  'GET /v3/loyalty_status/customer': () => ({ status: 200, body: loyalty }),
  'GET /cart/reminders': () => ({ status: 200, body: { isStopped: false } }),
  'GET /payment/cards': () => ({ status: 200, body: { result: [], isOffered: true } }),
};

describe('§3 how a customer is called', () => {
  test.each([
    ['the popover', <AccountPanel key="panel" />],
    ['the profile', <Profile key="profile" />],
  ])('%s says it as the calls do, and no internal id', async (_, element) => {
    renderApp(element, { answers });
    expect((await screen.findByText(/^ID de cliente/)).textContent).toBe(
      'ID de cliente: C-N6Y-W6U',
    );
    expect(document.body.textContent).not.toContain('c1');
  });
});

test.each([
  [
    'the buyer',
    buildBuyer(),
    /^Has recibido \$ 9\.000\.000 en .* 12 meses\. Eres Oro .* 1 mar 2027\.$/,
  ],
  [
    'their rep',
    buildSeller({ customer: buildBuyer().customer }),
    /^Ha recibido \$ 9\.000\.000 en .* 12 meses\. Es Oro .* 1 mar 2027\.$/,
  ],
])('§9 %s reads what counted for the tier, and until when it lasts', async (_, visitor, words) => {
  const body = { ...loyalty, lastsUntil: '2027-03-01T05:00:00.000Z' };
  const told = { 'GET /v3/loyalty_status/customer': () => ({ status: 200, body }) };
  renderApp(<AccountPanel />, { answers: { ...answers, ...told }, visitor });
  const text = await screen.findByText(/ecibido/);
  expect(text.textContent.replaceAll('\u00a0', ' ')).toMatch(words);
});

test.each([
  ['who buys', buildBuyer(), 1],
  ['their rep', buildSeller({ customer: buildBuyer().customer }), 0],
])('§2 the profile of %s shows the cards of their own', async (_, visitor, times) => {
  const { sent } = renderApp(<Profile />, { answers, visitor });
  await screen.findByText('Datos y seguridad');
  if (times > 0) await screen.findByRole('heading', { name: 'Mis tarjetas' });
  expect(screen.queryAllByRole('heading', { name: 'Mis tarjetas' })).toHaveLength(times);
  expect(sent['GET /payment/cards'] ?? []).toHaveLength(times);
});

test('a rep is shown as the rep, and their customer as the customer', async () => {
  const visitor = buildSeller({ customer: buildBuyer().customer });
  renderApp(<AccountPanel />, { answers, visitor });
  expect(await screen.findByText('Vendedor(a) de Matiz')).toBeTruthy();
  expect(screen.getByText('Tu cliente ahora: Salón Ana')).toBeTruthy();
});

test('a rep who chose nobody has no place of their own', async () => {
  renderApp(<AccountPanel />, { answers, visitor: buildSeller({ customer: null }) });
  expect(await screen.findByText('Vendedor(a) de Matiz')).toBeTruthy();
  expect(screen.queryByText(/Bogotá/)).toBeNull();
});

test.each([
  [{ left: 1_860_000, overdue: 0 }, 'Mis créditos quedan $ 1.860.000'],
  [{ left: 1_860_000, overdue: 40_000 }, 'Mis créditos en pausa'],
  // Bought before its limit was lowered.
  [{ left: -1, overdue: 0 }, 'Mis créditos quedan $ 0'],
  [null, 'Mis créditos'],
])('§2 Mis créditos, of %j', async (left, label) => {
  const facts = { limit: 2_500_000, used: 640_000, termsDays: 30, nextDue: null };
  const visitor = buildBuyer({ ziro_credit: left && { ...facts, ...left } });
  renderApp(<AccountPanel />, { answers, visitor });
  const link = await screen.findByRole('link', { name: /^Mis créditos/, hidden: true });
  expect(link.textContent.replaceAll('\u00a0', ' ').trim()).toBe(label);
});

test('who only looks finds both ways in, help and terms', async () => {
  renderApp(<AccountPanel />, { visitor: buildGuest() });
  const links = (await screen.findAllByRole('link', { hidden: true })).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Inicia sesión', '/login'],
    ['Crear cuenta', '/registro'],
    ['Ayuda', '/home/support'],
    ['Términos y condiciones', '/terms-conditions'],
  ]);
});
