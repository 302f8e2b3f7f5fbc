// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildPurchase } from '../orders.builders.ts';
import { SummaryParts } from './summary-parts.tsx';

afterEach(cleanup);

test.each([
  ['card', 'visa', ['VISA', 'mastercard', 'AMERICAN', 'Diners']],
  ['agreement', 'platam', ['platam']],
] as const)('a way to pay with %s is shown by its marks, each once', (means, logo, marks) => {
  const [door] = buildPurchase().paymentMethods;
  if (!door) throw new Error('the purchase has no method');
  const method = { ...door, means, logo };
  renderApp(<SummaryParts purchase={buildPurchase({ paymentMethods: [method] })} />);
  for (const mark of marks) expect(screen.getAllByText(mark), mark).toHaveLength(1);
});
