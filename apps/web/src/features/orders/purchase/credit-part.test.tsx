// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildSeller } from '#testing/visitors.ts';
import { buildPurchase } from '../orders.builders.ts';
import { CreditPart } from './credit-part.tsx';

afterEach(cleanup);

const none = { asked: 0, part: 0, most: 120_000, left: 120_000, overdue: 0, reason: null };

function draw(
  credit: typeof none | (Omit<typeof none, 'reason'> & { reason: string }),
  visitor = buildBuyer(),
) {
  return renderApp(<CreditPart credit={credit} total={300_000} method="PSE" />, {
    visitor,
    answers: { 'PUT /order/purchase': () => ({ status: 200, body: buildPurchase() }) },
  });
}

test('says how much there is, and takes all of it in one press', async () => {
  const { sent } = draw(none);
  expect(screen.getByText(/Te quedan \$\s120\.000 de tu crédito/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Usar \$\s120\.000 de crédito/ }));
  await waitFor(() =>
    expect(sent['PUT /order/purchase']?.[0]?.body).toEqual({ creditPart: 120_000 }),
  );
});

test("a seller is told of the customer's credit, not of one of their own", () => {
  draw(none, buildSeller());
  expect(screen.getByText(/^Le quedan \$\s120\.000 de crédito/)).toBeTruthy();
});

test('says how much goes by each, and takes another amount within the most', async () => {
  const { sent } = draw({ ...none, asked: 100_000, part: 100_000 });
  expect(screen.getByText('Con PSE').nextSibling?.textContent).toMatch(/200\.000/);
  const field = screen.getByRole('textbox', { name: 'Cuánto con crédito' });
  fireEvent.change(field, { target: { value: '$ 130.000' } });
  expect(screen.getByText(/^Escribe un valor hasta \$\s120\.000/)).toBeTruthy();
  fireEvent.change(field, { target: { value: '50.000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  await waitFor(() =>
    expect(sent['PUT /order/purchase']?.[0]?.body).toEqual({ creditPart: 50_000 }),
  );
});

test('says why a part does not count, and lets go of it', async () => {
  const reason = 'Quedan $ 100.000 de cupo y habías elegido $ 120.000.';
  const { sent } = draw({ ...none, asked: 120_000, most: 100_000, reason });
  expect(screen.getByRole('alert').textContent).toBe(reason);
  fireEvent.click(screen.getByRole('button', { name: 'No usar crédito' }));
  await waitFor(() => expect(sent['PUT /order/purchase']?.[0]?.body).toEqual({ creditPart: 0 }));
});

test('is not there while something is overdue, or where nothing can be used', () => {
  const { container } = draw({ ...none, overdue: 5, most: 0 });
  expect(container.textContent).toBe('');
});
