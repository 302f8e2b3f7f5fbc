// @vitest-environment jsdom
import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();

test('the audit tells what was changed by its name, with a way to it', async () => {
  const entry = {
    id: '7',
    at: '2026-11-27T15:00:00.000Z',
    by: 'Olga Peña',
    action: 'zone.changed',
    subject: 'zone:4',
    before: { freeFrom: null, cashOnDelivery: false },
    after: { freeFrom: 90_000, cashOnDelivery: true },
    reason: null,
    via: 'desk' as const,
    batchId: null,
    about: null,
  };
  const pasted = {
    ...entry,
    id: '8',
    action: 'product.changed',
    subject: 'product:9',
    before: { price_BOG: 3_850 },
    after: { price_BOG: 8_000 },
    about: 'ALM009 · Champú de miel',
  };
  const answers = [answer(listAudit, pageOf(listAudit, [entry, pasted]))];
  desk.open('/ajustes/auditoria', { answers });
  await screen.findByText('Envío gratis desde: – → 90.000 · Contra entrega: No → Sí');
  const link = screen.getByRole('link', { name: 'cambió una zona' });
  expect(link.getAttribute('href')).toMatch(/\/ajustes\/cobertura\/4$/);
  const product = screen.getByRole('link', { name: 'cambió ALM009 · Champú de miel' });
  expect(product.getAttribute('href')).toMatch(/\/productos\/9$/);
});
