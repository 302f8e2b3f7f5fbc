// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer } from '#testing/visitors.ts';
import { CustomerRow } from './customer-row.tsx';
import type { SellerCustomer } from './seller-customers.query.ts';

afterEach(cleanup);

test.each([
  ['NIT', '890903938', 'NIT 890.903.938-8'],
  ['CC', '1020304050', 'CC 1.020.304.050'],
] as const)('a customer with a %s shows it as papers write it', (documentType, number, shown) => {
  const { customer } = buildBuyer();
  if (!customer) throw new Error('a buyer buys for somebody');
  const { shipping_addresses: _, ...rest } = customer;
  const row: SellerCustomer = {
    ...rest,
    documentType,
    documentNumber: number,
    phone: null,
    registration: 'approved',
    loyalty: 'Oro',
    lastOrderAt: null,
    idleDays: null,
    usual: null,
    credit: null,
    draftUnits: 0,
    hasCoverage: true,
  };
  renderApp(
    <CustomerRow customer={row} isCurrent={false} isBusy={false} onSelect={() => undefined} />,
  );
  expect(screen.getByText(shown, { exact: false })).toBeTruthy();
});
