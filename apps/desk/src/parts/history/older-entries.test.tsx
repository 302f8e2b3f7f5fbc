// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import * as curations from '@matiz/contracts/staff/catalogue/curations.ts';
import * as products from '@matiz/contracts/staff/catalogue/products.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
/** As the audit was written before it kept the values of the contract: in sentences. */
const entryOf = (subject: string, after: object) => ({
  id: '1',
  at: '2026-11-21T15:04:00.000Z',
  by: 'Olga Peña',
  action: `${subject.split(':')[0]}.created`,
  subject,
  before: null,
  after: { ...after, version: 1 },
  reason: null,
  via: 'desk' as const,
  batchId: null,
});
const choices = { brands: [], categories: [], paymentMethods: [], warehouses: [] };

test('GET /staff/products/history of a combo whose parts are a sentence', async () => {
  const combo = buildProduct({ id: '9', isCombo: true, parts: [] });
  const entry = entryOf('product:9', { parts: '2 × TIN-1' });
  desk.open('/productos/9?parte=historial', {
    answers: [
      answer(readCatalogueChoices, choices),
      answer(products.readProduct, { result: combo }),
      answer(products.listProductHistory, pageOf(products.listProductHistory, [entry])),
    ],
  });
  expect(await screen.findByText(/: – → 2 × TIN-1$/)).toBeDefined();
});

test('GET /staff/curations/history whose products are a sentence', async () => {
  const row = {
    id: '4',
    version: 2,
    terms: ['oxidante'],
    pinned: [],
    hidden: [],
    startsAt: null,
    endsAt: null,
    isOn: true,
  };
  const entry = entryOf('curation:4', { pinned: 'A1, B2' });
  desk.open('/contenido/resultados/4?parte=historial', {
    answers: [
      answer(curations.readCuration, { result: row }),
      answer(curations.listCurationHistory, pageOf(curations.listCurationHistory, [entry])),
    ],
  });
  expect(await screen.findByText(/: – → A1, B2$/)).toBeDefined();
});
