// @vitest-environment jsdom
import {
  decideRegistration,
  listCodeRequests,
  tellCode,
} from '@matiz/contracts/identity/registration-staff.ts';
import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { Registration } from './registration-columns.tsx';

const desk = setUpDesk();

const salonId = '00000000-0000-4000-8000-0000000000aa';
const salon = (parts: Partial<Registration> = {}): Registration => ({
  id: salonId,
  version: 1,
  tier: 'bronze',
  email: null,
  blockReason: null,
  sellers: [],
  lastOrderAt: null,
  status: 'in_review',
  businessName: 'Salón Ana',
  name: 'Ana Ríos',
  documentType: 'NIT',
  documentNumber: '900123456',
  isDocumentTaken: false,
  tradeType: 'Peluquería',
  city: 'Cali',
  phone: '+573001234567',
  note: null,
  createdAt: '2026-11-20T15:04:00.000Z',
  ...parts,
});

async function openRegistrations(answers: readonly Answer[], row = salon()) {
  const opened = desk.open('/registros', {
    answers: [answer(listCustomers, pageOf(listCustomers, [row])), ...answers],
  });
  await screen.findByRole('row', { name: /Salón Ana/ });
  return opened;
}
const decided = (message: string) =>
  answer(decideRegistration, { results: { message, status: 'approved' } });

test('a business that owes its data is shown by its phone, and nothing can be decided of it', async () => {
  const started = salon({
    status: 'phone_verified',
    businessName: '300 123 4567',
    name: '',
    documentNumber: '',
  });
  desk.open('/registros?f.state=incomplete', {
    answers: [answer(listCustomers, pageOf(listCustomers, [started]))],
  });
  const row = await screen.findByRole('row', { name: /300 123 4567/ });
  expect(within(row).getByText('Peluquería · Cali')).toBeTruthy();
  expect(within(row).queryByText(/NIT/)).toBeNull();
  expect(within(row).queryByRole('button')).toBeNull();
});

describe('a business that waits', () => {
  test('is let in with one press, and what the server says of it is shown', async () => {
    const { user, bodies, sent } = await openRegistrations([
      decided('Salón Ana ya puede comprar.'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Aprobar: Salón Ana' }));
    await screen.findByText('Salón Ana ya puede comprar.');
    expect(bodies(decideRegistration)).toEqual([{ customerId: salonId, decision: 'approve' }]);
    await waitFor(() => expect(sent(listCustomers)).toHaveLength(2));
  });

  test.each([
    ['Pedir información', '¿Qué le falta a Salón Ana?', 'ask'],
    ['Rechazar', '¿Rechazar a Salón Ana?', 'reject'],
  ] as const)('«%s» needs words that the business will read', async (label, title, decision) => {
    const { user, bodies } = await openRegistrations([decided('Le escribimos.')]);
    await user.click(screen.getByRole('button', { name: `${label}: Salón Ana` }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: label }));
    expect(bodies(decideRegistration)).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Falta el RUT');
    await user.click(dialog.getByRole('button', { name: label }));
    await screen.findByText('Le escribimos.');
    expect(bodies(decideRegistration)).toEqual([
      { customerId: salonId, decision, note: 'Falta el RUT' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that someone else decided meanwhile says so beside the words, which stay', async () => {
    const { user } = await openRegistrations([
      answer(decideRegistration, refusal('REGISTRATION_CLOSED', { message: 'Ya se decidió.' })),
    ]);
    await user.click(screen.getByRole('button', { name: 'Rechazar: Salón Ana' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'No es un salón');
    await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await dialog.findByText('Ya se decidió.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No es un salón');
  });

  test('cannot be let in where its document is another’s, and the row warns of it before', async () => {
    const { user } = await openRegistrations(
      [answer(decideRegistration, refusal('DOCUMENT_TAKEN', { message: 'Ese NIT ya compra.' }))],
      salon({ isDocumentTaken: true }),
    );
    expect(screen.getByText('Otro negocio aprobado tiene este documento')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Aprobar: Salón Ana' }));
    await screen.findByText('Ese NIT ya compra.');
  });

  test('that was rejected can be asked again, not rejected twice', async () => {
    await openRegistrations([], salon({ status: 'rejected', note: 'No es un salón' }));
    expect(screen.getByText('Se le escribió: «No es un salón»')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Rechazar/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Pedir información/ })).toBeDefined();
  });

  test('is shown without a way to decide to whoever may only look', async () => {
    desk.open('/registros', {
      scopes: ['customers:read'],
      answers: [answer(listCustomers, pageOf(listCustomers, [salon()]))],
    });
    await screen.findByRole('row', { name: /Salón Ana/ });
    expect(screen.queryByRole('button', { name: /Salón Ana/ })).toBeNull();
  });
});

test('registrations that wait are listed, the oldest first, and those of a state at its address', async () => {
  const { user, sent, router } = desk.open('/registros', {
    answers: [answer(listCustomers, pageOf(listCustomers, []))],
  });
  await screen.findByText('Nadie espera. Los registros nuevos aparecen aquí.');
  expect(sent(listCustomers)[0]?.query).toEqual({
    'f.state': 'waiting',
    order: 'created',
    count: '1',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Rechazados');
  await screen.findByText('Nada coincide con Estado: Rechazados.');
  expect(sent(listCustomers).at(-1)?.query).toMatchObject({ 'f.state': 'rejected' });
  expect(router.state.location.search).toBe('?f.state=rejected');
});

describe('codes by phone', () => {
  const waiting = { phone: '+573001234567', askedAt: '2026-11-20T15:04:00.000Z', toldAt: null };

  test('the one who waits is called by a link, and the code is shown to be read aloud', async () => {
    const { user, bodies } = desk.open('/codigos', {
      answers: [
        answer(listCodeRequests, { results: [waiting] }),
        answer(tellCode, { results: { code: '482913', expiresInSeconds: 600 } }),
      ],
    });
    const link = await screen.findByRole('link', { name: '300 123 4567' });
    expect(link.getAttribute('href')).toBe('tel:+573001234567');
    expect(screen.getByText('Sin llamar')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dar código a 300 123 4567' }));
    await screen.findByText('482913');
    expect(screen.getByText('Código para 300 123 4567')).toBeDefined();
    expect(screen.getByText(/^Vence en 10 minutos/)).toBeDefined();
    expect(bodies(tellCode)).toEqual([{ phone: '+573001234567' }]);
  });

  test('a code that is asked for twice is made once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, bodies } = desk.open('/codigos', {
      answers: [
        answer(listCodeRequests, { results: [waiting] }),
        answer(tellCode, async () => {
          await promise;
          return { results: { code: '482913', expiresInSeconds: 600 } };
        }),
      ],
    });
    await user.dblClick(await screen.findByRole('button', { name: /^Dar código/ }));
    resolve();
    await screen.findByText('482913');
    expect(bodies(tellCode)).toHaveLength(1);
  });

  test('says when nobody waits any more, and when nobody does at all', async () => {
    const { user } = desk.open('/codigos', {
      answers: [
        answer(listCodeRequests, (_, earlier) => ({ results: earlier === 0 ? [waiting] : [] })),
        answer(tellCode, refusal('NOBODY_WAITS', { message: 'Ese celular ya no espera.' })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Dar código/ }));
    await screen.findByText('Ese celular ya no espera.');
    await screen.findByText(/^Nadie espera una llamada/);
  });
});
