// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildUnpaid } from '../../orders.builders.ts';
import { HandPayment } from '../by-hand/hand-payment.tsx';
import { ReviewPanel } from './review-panel.tsx';

afterEach(cleanup);

const order = buildUnpaid(
  { state: 'review' },
  {
    paymentMethod: {
      code: 'de-otros',
      name: 'Crédito de otros',
      logo: 'codensa',
      means: 'agreement',
      isPaidAtDoor: false,
    },
  },
);

test.each([
  ['while they look at it', <ReviewPanel key="review" order={order} />],
  ['once they refused it', <HandPayment key="refused" order={order} />],
])('who lends is shown by their own mark %s', (_, panel) => {
  renderApp(panel);
  expect(screen.getByText('codensa').closest('svg')?.getAttribute('aria-hidden')).toBe('true');
});
