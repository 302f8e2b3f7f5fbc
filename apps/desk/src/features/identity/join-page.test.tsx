// @vitest-environment jsdom
import { acceptInvitation, readInvitation } from '@matiz/contracts/staff/team.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answer, answer, lineDown, refusal } from '#testing/fake-server.ts';
import { buildPerson, setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const token = 'a'.repeat(24);
const invited = { email: 'lucia@matiz.co', name: 'Lucía', lastName: '', makes: 'Staff' as const };

const open = (...answers: readonly Answer[]) =>
  desk.openFramed(`/invitacion/${token}`, buildPerson(), { answers });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const join = () => screen.getByRole('button', { name: 'Crear mi cuenta' });

test('whoever was invited chooses a password; the mail is the invitation’s', async () => {
  const { user, bodies } = open(
    answer(readInvitation, { result: invited }),
    answer(acceptInvitation, { result: { email: invited.email } }),
  );
  await screen.findByText('Esta cuenta será de lucia@matiz.co.');
  expect(screen.queryByLabelText('Correo')).toBeNull();
  write('Contraseña', 'una clave larga');
  await user.dblClick(join());
  await screen.findByText(/^Tu cuenta está lista/);
  expect(bodies(acceptInvitation)).toEqual([
    { token, name: 'Lucía', lastName: '', password: 'una clave larga' },
  ]);
  const way = screen.getByRole('link', { name: 'Entrar al escritorio' });
  expect(way.getAttribute('href')).toBe('/login?redirectTo=%2Fdesk');
});

test('a seller goes on to the shop', async () => {
  const { user } = open(
    answer(readInvitation, { result: { ...invited, makes: 'Seller' } }),
    answer(acceptInvitation, { result: { email: invited.email } }),
  );
  await screen.findByRole('heading', { name: 'Empieza a vender' });
  write('Contraseña', 'una clave larga');
  await user.click(join());
  const way = await screen.findByRole('link', { name: 'Entrar a la tienda' });
  expect(way.getAttribute('href')).toBe('/login');
});

test('the first of the shop says a mail as well', async () => {
  const { user, bodies } = open(
    answer(readInvitation, { result: { ...invited, email: null, name: '' } }),
    answer(acceptInvitation, { result: { email: 'olga@matiz.co' } }),
  );
  await screen.findByRole('heading', { name: 'Crea tu tienda' });
  write('Nombre', 'Olga');
  write('Correo', 'olga');
  write('Contraseña', 'una clave larga');
  await user.click(join());
  await screen.findByText(/^Escribe un correo válido/);
  expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  write('Correo', 'olga@matiz.co');
  await user.click(join());
  await screen.findByText(/^Tu cuenta está lista/);
  expect(bodies(acceptInvitation)).toMatchObject([{ name: 'Olga', email: 'olga@matiz.co' }]);
  const way = screen.getByRole('link', { name: 'Entrar al escritorio' });
  expect(way.getAttribute('href')).toBe('/login?redirectTo=%2Fdesk%2Fempezar');
});

test.each([
  ['short', 'corta', null, 'Usa 8 caracteres o más.'],
  ['known to everybody', '12345678', 'Esa contraseña la conoce todo el mundo.', 'todo el mundo'],
])('a password that is %s is refused at its field', async (_, password, message, said) => {
  const { user } = open(
    answer(readInvitation, { result: invited }),
    answer(
      acceptInvitation,
      refusal('PASSWORD_TOO_COMMON', {
        fields: [{ path: 'password', message: message ?? 'no se envía' }],
      }),
    ),
  );
  await screen.findByText('Esta cuenta será de lucia@matiz.co.');
  write('Contraseña', password);
  await user.click(join());
  await screen.findByText(new RegExp(said));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Contraseña/));
});

test('what is written stays when the line is down', async () => {
  const { user } = open(
    answer(readInvitation, { result: invited }),
    answer(acceptInvitation, lineDown),
  );
  await screen.findByText('Esta cuenta será de lucia@matiz.co.');
  write('Contraseña', 'una clave larga');
  await user.click(join());
  expect((await screen.findByRole('alert')).textContent).toContain('internet');
  expect(screen.getByLabelText<HTMLInputElement>(/^Contraseña/).value).toBe('una clave larga');
});

test.each([['BAD_LINK'], ['INVALID_REQUEST']] as const)(
  'a link that is used, over or cut off (%s) says so, and whom to ask',
  async (code) => {
    open(answer(readInvitation, refusal(code)));
    await screen.findByRole('heading', { name: 'Este enlace ya no sirve' });
  },
);

test.each([['UNEXPECTED'], ['BUSY'], ['TOO_MANY_ATTEMPTS']] as const)(
  'a server that has a bad day (%s) does not say of a good link that it is dead',
  async (code) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    open(answer(readInvitation, refusal(code)));
    await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' });
    expect(screen.queryByText('Este enlace ya no sirve')).toBeNull();
  },
);
