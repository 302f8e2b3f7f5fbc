// @vitest-environment jsdom
import { listCredits } from '@matiz/contracts/staff/payments/credits.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const credit = {
  id: '6f3a3c1e-7d7b-4a43-9d0e-0a5b9a7f2c11',
  version: 1,
  customerId: '6f3a3c1e-7d7b-4a43-9d0e-0a5b9a7f2c11',
  customer: 'Salón Ana',
  limit: 1_000_000,
  used: 400_000,
  left: 600_000,
  overdue: 0,
  termsDays: 30,
};
const sums = { limit: 8_000_000, used: 3_000_000, left: 5_000_000 };
async function open(at: string, count: Parameters<typeof pageOf>[2]) {
  desk.open(at, { answers: [answer(listCredits, pageOf(listCredits, [credit], count))] });
  await screen.findByRole('row', { name: /Salón Ana/ });
}
const cells = (name: RegExp) =>
  [...screen.getByRole('row', { name }).children].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );

test('the foot says what the columns add up to over all rows, under each of them', async () => {
  await open('/creditos?f.state=owes', { count: { value: 9, isExact: true, sums } });
  expect(cells(/Total/)).toEqual([
    'Total de lo filtrado',
    '$ 8.000.000',
    '$ 3.000.000',
    '$ 5.000.000',
    '',
    '',
  ]);
});

test('rows that are too many have no total, and the foot says why', async () => {
  await open('/creditos', { count: { value: 10_000, isExact: false } });
  expect(cells(/sin total/)).toEqual([
    'Más de 10.000 filas: sin total. Filtra la lista para verlo.',
  ]);
});

test('a page that came without a count has no foot of its own', async () => {
  await open('/creditos?tras=c9', { count: null });
  expect(screen.queryByRole('row', { name: /[Tt]otal/ })).toBeNull();
});
