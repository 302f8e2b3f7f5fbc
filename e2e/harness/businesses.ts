import { expect, type Page } from '@playwright/test';
import { readCode, readLink } from './outbox.ts';

/** A business of its own for each journey, so that none finds what another one left. */
export interface NewBusiness {
  readonly businessName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  /** A cédula that nobody else has. */
  readonly documentNumber: string;
}

let count = 0;

export function describeBusiness(): NewBusiness {
  count += 1;
  const number = String(Date.now() * 10 + (count % 10)).slice(-8);
  return {
    businessName: `Salón Azucena ${number}`,
    phone: `31${number}`,
    email: `azucena${number}@salon.co`,
    password: `tijeras y peine ${number}`,
    documentNumber: `52${number.slice(0, 6)}`,
  };
}

const consentVersion = '2026-11-01';

/** Registers a business by the calls, confirms its e-mail and leaves the page as a visitor's. */
export async function registerBusiness(page: Page): Promise<NewBusiness> {
  const business = describeBusiness();
  const { phone, email, password, businessName, documentNumber } = business;
  await page.goto('/registro');
  await send(page, '/verify/verify', { phone });
  await send(page, '/verify/check', { phone, code: await readCode(page, phone) });
  const types = await page.request.get('/api/v3/lists/trades-types');
  const { results } = await types.json();
  await send(page, '/v3/auth/register', {
    name: 'Azucena',
    last_name: 'Pardo',
    businessName,
    documentType: 'CC',
    documentNumber,
    tradeTypeId: results[0]._id,
    address: { address: 'Calle 12 # 34-56', cityId: '11001', stateId: '11' },
    phone,
    email,
    password,
    fecha_lead: new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10),
    dataTreatment: { accepted: true, version: consentVersion },
    acceptsMarketing: false,
  });
  const link = await readLink(page, email, /\/login\/confirm-email\//);
  await send(page, '/auth/confirm-email', { token: link.split('/').at(-1) });
  await page.context().clearCookies();
  return business;
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const reply = await page.request.post(`/api${path}`, { data, headers });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
}
