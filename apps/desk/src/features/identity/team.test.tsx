// @vitest-environment jsdom
import {
  changeTeamMember,
  inviteStaff,
  listInvitations,
  listTeam,
  listTeamSessions,
  readTeamMember,
  withdrawInvitation,
} from '@matiz/contracts/staff/team.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { roles } from '#copy/team/roles.ts';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const id = '00000000-0000-4000-8000-000000000001';
const member = (parts: object = {}) => ({
  id,
  version: 3,
  name: 'Olga Peña',
  email: 'olga@matiz.co',
  roles: ['orders' as const],
  isSuspended: false,
  hasSecondFactor: false,
  sessions: 2,
  lastEntryAt: null,
  ...parts,
});
const invitation = {
  id: '00000000-0000-4000-8000-0000000000cc',
  email: 'lucia@matiz.co',
  name: 'Lucía',
  roles: ['orders' as const],
  invitedBy: 'Olga Peña',
  expiresAt: '2026-11-30T15:00:00.000Z',
};

describe('the team', () => {
  test('shows who never came in and who was invited; whoever may only look cannot invite', async () => {
    desk.open('/ajustes/equipo', {
      scopes: ['team:read'],
      answers: [
        answer(listTeam, pageOf(listTeam, [member()])),
        answer(listInvitations, { results: [invitation] }),
      ],
    });
    await screen.findByText('Nunca');
    await screen.findByText('Lucía');
    expect(screen.queryByRole('link', { name: /Crear/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  });

  test('an invitation that was used meanwhile cannot be withdrawn and leaves the list', async () => {
    const { user } = desk.open('/ajustes/equipo', {
      answers: [
        answer(listTeam, pageOf(listTeam, [member()])),
        answer(listInvitations, (_, earlier) => ({ results: earlier === 0 ? [invitation] : [] })),
        answer(withdrawInvitation, refusal('NOT_FOUND', { message: 'Ya la usaron.' })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    await screen.findByText('Ya la usaron.');
    await waitFor(() => expect(screen.queryByText('Invitaciones sin usar')).toBeNull());
  });
});

describe('someone is invited', () => {
  const invite = async (answers: readonly Answer[]) => {
    const opened = desk.open('/ajustes/equipo/nueva', { answers });
    const { user } = opened;
    await user.type(await screen.findByLabelText('Nombre'), 'Lucía');
    await user.type(screen.getByLabelText('Correo'), 'lucia@matiz.co');
    return opened;
  };
  const send = () => screen.getByRole('button', { name: 'Enviar invitación' });

  test('with roles, and the link is shown once to be handed over', async () => {
    const { user, bodies } = await invite([
      answer(inviteStaff, { result: { ...invitation, link: 'https://matiz.test/desk/i/abc' } }),
    ]);
    await user.click(screen.getByRole('checkbox', { name: roles.orders }));
    await user.click(send());
    await screen.findByText('Le enviamos la invitación a lucia@matiz.co.');
    expect(screen.getByText('https://matiz.test/desk/i/abc')).toBeDefined();
    expect(bodies(inviteStaff)).toMatchObject([
      { name: 'Lucía', email: 'lucia@matiz.co', roles: ['orders'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Invitar a alguien más' }));
    expect(screen.queryByText('https://matiz.test/desk/i/abc')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('');
  });

  test.each([
    ['takes it', async () => undefined, 'Enlace copiado.'],
    [
      'refuses it',
      () => Promise.reject(new Error('refused')),
      'No pudimos copiarlo. Selecciona el enlace y cópialo.',
    ],
  ])('and the link is copied where the browser %s, or it is said', async (_, write, said) => {
    const { user } = await invite([
      answer(inviteStaff, { result: { ...invitation, link: 'https://matiz.test/desk/i/abc' } }),
    ]);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await user.click(screen.getByRole('checkbox', { name: roles.orders }));
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }));
    await screen.findByText(said);
  });

  test('without a role is not sent', async () => {
    const { user, sent } = await invite([]);
    await user.click(send());
    await screen.findByText('Elige al menos un rol.');
    expect(sent(inviteStaff)).toEqual([]);
  });

  test('whose mail works here already is refused at the mail', async () => {
    const { user } = await invite([
      answer(
        inviteStaff,
        refusal('VALUE_TAKEN', { fields: [{ path: 'email', message: 'Ya trabaja aquí.' }] }),
      ),
    ]);
    await user.click(screen.getByRole('checkbox', { name: roles.orders }));
    await user.click(send());
    await screen.findByText('Ya trabaja aquí.');
    expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  });
});

describe('one of the team', () => {
  async function openMember(answers: readonly Answer[]) {
    const opened = desk.open(`/ajustes/equipo/${id}`, {
      answers: [
        answer(readTeamMember, { result: member() }),
        answer(listTeam, pageOf(listTeam, [])),
        answer(listTeamSessions, { results: [] }),
        ...answers,
      ],
    });
    await screen.findByRole('heading', { name: 'Olga Peña' });
    return opened;
  }

  test('gets another role in the order of the roles, and nothing else is sent', async () => {
    const { user, bodies } = await openMember([
      answer(changeTeamMember, { result: member({ version: 4, roles: ['catalogue', 'orders'] }) }),
    ]);
    await user.click(screen.getByRole('checkbox', { name: roles.catalogue }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Guardado.');
    expect(bodies(changeTeamMember)).toEqual([
      { id, version: 3, set: { roles: ['catalogue', 'orders'] } },
    ]);
  });

  test('who is the last of direction stays it, and why is said', async () => {
    const { user } = await openMember([
      answer(changeTeamMember, refusal('LAST_DIRECTOR', { message: 'Tiene que quedar alguien.' })),
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^Suspender/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Tiene que quedar alguien.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Suspender/ }).checked).toBe(
      true,
    );
  });
});
