// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { AddFavourites } from './add-favourites.tsx';

afterEach(() => {
  cleanup();
  act(clearToasts);
});

/** As on the page: another list is another part. */
function Lists() {
  const [listId, choose] = useState<string | null>(null);
  return (
    <>
      <AddFavourites key={listId} listId={listId} />
      <button type="button" onClick={() => choose('2')}>
        Cejas
      </button>
      <Toaster label="Mensajes" />
    </>
  );
}

const missing = { code: 'OXI', name: 'Oxidante', message: 'Agotado.' };
const draw = (notTaken: readonly (typeof missing)[] = []) =>
  renderApp(<Lists />, {
    answers: {
      'POST /cart/add-favourites': () => ({
        status: 200,
        body: {
          cart: { _id: 'c', amount: 9, units: 3 },
          products: 2,
          units: 3,
          added: [],
          notTaken,
        },
      }),
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('POST /cart/add-favourites', () => {
  test('what was added stands beside the list', async () => {
    draw();
    press('Agregar todo');
    expect(await screen.findByText('Tu lista en el carrito')).toBeTruthy();
    expect(screen.getAllByText(/Agregamos 2 productos/)).toHaveLength(1);
  });

  test.each([
    ['all', [], 'Agregamos 2 productos, 3 unidades.'],
    [
      'and one that could not be had',
      [missing],
      'Agregamos 2 productos, 3 unidades. Falta 1 producto por agregar.',
    ],
  ])('another list was chosen meanwhile: it is told over the page (%s)', async (_, left, said) => {
    draw(left);
    press('Agregar todo');
    press('Cejas');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText('Tu lista en el carrito')).toBeNull();
  });
});
