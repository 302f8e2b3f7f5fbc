// @vitest-environment jsdom
import {
  changeBrand,
  listBrandHistory,
  listBrands,
  readBrand,
} from '@matiz/contracts/staff/catalogue/brands.ts';
import { scopes } from '@matiz/domain/identity/scopes.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildBrand } from '#testing/brands.tsx';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const now = { ...buildBrand('1', 'Cromía'), version: 3 };
const entryOf = (version: number, before: object, after: object) => ({
  id: String(version),
  at: `2026-11-2${version}T15:04:00.000Z`,
  by: 'Olga Peña',
  action: 'brand.changed',
  subject: 'brand:1',
  before: { ...before, version: version - 1 },
  after: { ...after, version },
  reason: null,
  via: 'desk' as const,
  batchId: null,
});
const history = answer(
  listBrandHistory,
  pageOf(listBrandHistory, [
    entryOf(3, { name: 'Croma' }, { name: 'Cromía' }),
    entryOf(2, { name: 'Cromia', story: 'La de antes' }, { name: 'Croma', story: now.story }),
  ]),
);
const answers = [
  answer(readBrand, { result: now }),
  answer(listBrands, pageOf(listBrands, [])),
  history,
];

test('an earlier version is written into the form, and saved as any other change', async () => {
  const saved = answer(changeBrand, { result: { ...now, name: 'Croma', version: 4 } });
  const { user, sent, router } = desk.open('/marcas/1?parte=historial', {
    answers: [...answers, saved],
  });
  // The version that stands has no way back to itself.
  const [back, ...others] = await screen.findAllByRole('button', { name: 'Volver a esta versión' });
  expect(others).toEqual([]);
  await user.click(back as HTMLElement);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(name.value).toBe('Croma');
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText(/^Así estaba\. Míralo/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(sent(changeBrand)).toHaveLength(1));
  expect(sent(changeBrand)[0]?.body).toEqual({ id: '1', version: 3, set: { name: 'Croma' } });
});

test('what the form has no field for stays as it is, and that is said', async () => {
  const changed = entryOf(3, { name: 'Croma', sortKey: 2 }, { name: 'Cromía', sortKey: 5 });
  const { user } = desk.open('/marcas/1?parte=historial', {
    answers: [
      ...answers,
      answer(
        listBrandHistory,
        pageOf(listBrandHistory, [changed, entryOf(2, { name: 'A' }, { name: 'Croma' })]),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  expect(await screen.findByText(/Se queda como está: sortKey\./)).toBeDefined();
});

test('what was written and not saved is only replaced by who wants it', async () => {
  desk.answerQuestion.mockReturnValue(false);
  const { user, router } = desk.open('/marcas/1', { answers });
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), ' nueva');
  await user.click(screen.getByRole('link', { name: 'Historial' }));
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  expect(desk.answerQuestion).toHaveBeenCalled();
  expect(router.state.location.search).toBe('?parte=historial');
});

test('who may only look is offered no way back', async () => {
  desk.open('/marcas/1?parte=historial', {
    answers,
    scopes: scopes.filter((scope) => scope !== 'catalogue:write'),
  });
  await screen.findByText('Nombre: Croma → Cromía');
  expect(screen.queryByRole('button', { name: 'Volver a esta versión' })).toBeNull();
});
