// @vitest-environment jsdom
import { closeOwnSession, listOwnSessions } from '@matiz/contracts/identity/own-account.ts';
import { readSecondFactor } from '@matiz/contracts/staff/second-factor.ts';
import { endTeamSessions, listTeamSessions, readTeamMember } from '@matiz/contracts/staff/team.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { wayOut } from '#session/way-out.ts';
import { type Answer, answer, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const id = '00000000-0000-4000-8000-000000000001';
const sessionOf = (n: number, parts: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  isCurrent: false,
  device: 'Chrome en Android',
  from: '203.0.113.9',
  openedAt: '2026-11-20T15:00:00.000Z',
  seenAt: '2026-11-21T15:00:00.000Z',
  ...parts,
});
const here = sessionOf(1, { isCurrent: true, device: 'Firefox en Linux', from: null });
const phone = sessionOf(2);

describe('the sessions of one of the team', () => {
  const member = {
    id,
    version: 3,
    name: 'Olga Peña',
    email: 'olga@matiz.co',
    roles: ['orders' as const],
    isSuspended: false,
    hasSecondFactor: false,
    sessions: 2,
    lastEntryAt: null,
  };
  const openMember = (answers: readonly Answer[], parts: object = {}) =>
    desk.open(`/ajustes/equipo/${id}`, {
      answers: [
        answer(readTeamMember, { result: member }),
        answer(listTeamSessions, { results: [phone] }),
        ...answers,
      ],
      ...parts,
    });
  const close = { name: /^Cerrar la sesión de Chrome en Android/ };

  test('are closed one by one, after a question', async () => {
    const { user, bodies } = openMember([
      answer(listTeamSessions, (_, earlier) => ({ results: earlier === 0 ? [phone] : [] })),
      answer(endTeamSessions, { result: { ended: 1 } }),
    ]);
    desk.answerQuestion.mockReturnValueOnce(false);
    await user.click(await screen.findByRole('button', close));
    expect(bodies(endTeamSessions)).toEqual([]);
    await user.click(screen.getByRole('button', close));
    await screen.findByText('Sesión cerrada.');
    expect(bodies(endTeamSessions)).toEqual([{ id, sessionId: phone.id }]);
    await screen.findByText('No tiene sesiones abiertas.');
    expect(screen.queryByRole('button', { name: 'Cerrar todas sus sesiones' })).toBeNull();
  });

  test('are closed all at once', async () => {
    const { user, bodies } = openMember([answer(endTeamSessions, { result: { ended: 2 } })]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar todas sus sesiones' }));
    await screen.findByText('Se cerraron 2 sesiones.');
    expect(bodies(endTeamSessions)).toEqual([{ id }]);
  });

  test('are only read by who may not keep the team', async () => {
    openMember([], { scopes: ['team:read'] });
    await screen.findByText('Chrome en Android');
    expect(screen.getByText(/red 203\.0\.113\.9/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull();
  });
});

describe('the own account', () => {
  const openAccount = (answers: readonly Answer[] = []) =>
    desk.open('/mi-cuenta', {
      // Whatever one may do: the account is one's own.
      scopes: [],
      answers: [
        answer(listOwnSessions, { results: [here, phone] }),
        answer(readSecondFactor, { result: { isOn: false, isRequired: false, recoveryCodes: 0 } }),
        ...answers,
      ],
    });

  test('says where it is open, and closes another device; not the one in use', async () => {
    const { user, bodies } = openAccount([
      answer(closeOwnSession, { results: { message: 'Sesión cerrada.' } }),
    ]);
    await screen.findByText('Esta sesión');
    expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Chrome en Android/ }));
    await screen.findByText('Sesión cerrada.');
    expect(bodies(closeOwnSession)).toEqual([{ sessionId: phone.id }]);
  });

  test('says of one that is over already what the server says', async () => {
    const message = 'Esa sesión ya no está.';
    const { user } = openAccount([answer(closeOwnSession, refusal('NOT_FOUND', { message }))]);
    await user.click(await screen.findByRole('button', { name: /Chrome en Android/ }));
    await screen.findByText(message);
  });

  test('is closed everywhere, and leads out of the desk', async () => {
    const toShop = vi.spyOn(wayOut, 'toShop').mockImplementation(async (ended) => {
      await ended;
    });
    const { user, bodies } = openAccount([
      answer(closeOwnSession, { results: { message: 'Sesión cerrada.' } }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Cerrar en todos los dispositivos' }),
    );
    await waitFor(() => expect(toShop).toHaveBeenCalledOnce());
    expect(bodies(closeOwnSession)).toEqual([{ sessionId: null }]);
  });

  test('leads to the second factor', async () => {
    openAccount();
    const link = await screen.findByRole('link', { name: 'Activar el segundo factor' });
    expect(link.getAttribute('href')).toBe('/segundo-factor');
  });
});
