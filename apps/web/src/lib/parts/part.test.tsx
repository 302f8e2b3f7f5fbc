// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScreen, renderRoutes } from '#testing/render-routes.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PartError } from './load-part.ts';
import { Part } from './part.tsx';
import type { FailurePosition } from './part-failure.tsx';

beforeEach(() => {
  // The failures are the tests' own.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
});

const failed = 'No pudimos mostrar esta parte. Lo demás sigue aquí.';
const banner = 'Estás sin conexión. Te mostramos lo último que cargamos.';

/** A page with a field, and a part beside it that is drawn by a press. */
async function openPage(part: () => ReactNode) {
  function Page() {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <input aria-label="Nombre" />
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Abrir
        </button>
        {presses > 0 ? <Suspense fallback={<p>Llegando</p>}>{part()}</Suspense> : null}
      </>
    );
  }
  const app = renderRoutes({
    at: '/home/bestsellers',
    load: async () => buildScreen('', { Component: Page }),
  });
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Salón Amapola');
  return app;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function expectTyped(): void {
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Salón Amapola');
}

test('what fails in a part leaves the page and what was typed, and is tried with new data', async () => {
  const answers = [null, 'Ya está'];
  const Fragile = () => {
    // The type says that there is a text.
    const queryFn = async () => answers.shift() as string;
    const { data } = useQuery({ queryKey: ['part'], queryFn });
    return data === undefined ? null : <p>{data.trim()}</p>;
  };
  await openPage(() => (
    <Part>
      <Fragile />
    </Part>
  ));
  await press('Abrir');
  expect(await screen.findByText(failed)).toBeTruthy();
  expectTyped();
  await press('Reintentar');
  expect(await screen.findByText('Ya está')).toBeTruthy();
  expectTyped();
});

test.each<[FailurePosition, RegExp]>([
  ['page', /^Esta parte llega apenas vuelva la conexión/],
  ['window', /^Sin conexión no podemos abrir esta ventana/],
])(
  'in a %s, code that no connection lets through is said, and comes by itself',
  async (place, sentence) => {
    let isConnected = true;
    const Late = lazyPart(async () => {
      if (!isConnected) throw new PartError('Late', 'error', '/late.js', false);
      return () => <p>Ya está</p>;
    }, place);
    const app = await openPage(() => <Late />);
    isConnected = false;
    act(() => app.setConnected(false));
    await press('Abrir');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(banner)).toBeTruthy();
    expectTyped();
    isConnected = true;
    act(() => app.setConnected(true));
    expect(await screen.findByText('Ya está')).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
    expectTyped();
  },
);

test('code of an older release is tried once more, and then said', async () => {
  const load = vi.fn(() => Promise.reject(new PartError('Late', 'error', '/late.js', false)));
  const Late = lazyPart(load);
  await openPage(() => <Late />);
  await press('Abrir');
  expect(await screen.findByText(/Matiz tiene una versión nueva/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expectTyped();
});

test('a part that was fetched before stands in the first frame', async () => {
  const make = () => lazyPart(async () => () => <p>aquí</p>);
  const draw = (Late: ReturnType<typeof make>) =>
    render(
      <Suspense fallback="falta">
        <Late />
      </Suspense>,
    ).container.textContent;
  expect(draw(make())).toBe('falta');
  const fetched = make();
  await fetched.preload();
  expect(draw(fetched)).toBe('aquí');
});

test('a window that failed is opened by the next press', async () => {
  let isBroken = true;
  const Window = () => {
    if (isBroken) throw new TypeError('null');
    return <p>Ya está</p>;
  };
  await openPage(() => (
    <Part failsIn="window">
      <Window />
    </Part>
  ));
  await press('Abrir');
  expect(await screen.findByText('No pudimos abrir esta ventana.')).toBeTruthy();
  expectTyped();
  isBroken = false;
  await press('Abrir');
  expect(screen.getByText('Ya está')).toBeTruthy();
  expect(screen.queryByText('No pudimos abrir esta ventana.')).toBeNull();
});

test('what nobody misses stays away without a word', async () => {
  const Heart = () => {
    throw new TypeError('null');
  };
  await openPage(() => (
    <Part failsIn="nowhere">
      <Heart />
    </Part>
  ));
  await press('Abrir');
  expect(screen.queryByRole('alert')).toBeNull();
  expectTyped();
});
