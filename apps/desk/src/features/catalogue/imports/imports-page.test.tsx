// @vitest-environment jsdom
import { beginImport, listImports } from '@matiz/contracts/staff/catalogue/imports.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();

const open = (...answers: Answer[]) =>
  desk.open('/importar', {
    answers: [answer(listImports, pageOf(listImports, [])), ...answers],
    scopes: ['catalogue:read', 'catalogue:write'],
  });
async function drop(user: ReturnType<typeof open>['user'], file: File) {
  await screen.findByRole('heading', { name: 'Importar' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, file);
}

test('a file without anything in it is not sent, and is told so', async () => {
  const { user, bodies } = open();
  await drop(user, new File([], 'lista.csv'));
  await screen.findByText('El archivo está vacío.');
  expect(bodies(beginImport)).toEqual([]);
});

test('a file that the server refuses says why, and the page stays', async () => {
  const fields = [{ path: 'name', message: 'Ponle otro nombre.' }];
  const { user, router } = open(answer(beginImport, refusal('INVALID_REQUEST', { fields })));
  await drop(user, new File(['a'], 'lista.csv'));
  await screen.findByText('Ponle otro nombre.');
  expect(router.state.location.pathname).toBe('/importar');
});
