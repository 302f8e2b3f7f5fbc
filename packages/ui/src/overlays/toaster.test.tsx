// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { LargeDialog } from './large-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { clearToasts, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  act(clearToasts);
});

const say = (message: string, tone?: 'success' | 'danger') =>
  act(() => void toast({ message, tone }));

test.each([
  ['LargeDialog', LargeDialog],
  ['Sheet', Sheet],
  ['Dialog', Dialog],
])(
  '%s: messages stand in the flow of a window that is open, and on the page without it',
  (_, Window) => {
    const page = (open: boolean) => (
      <>
        <Window open={open} onOpenChange={() => undefined} title="Carta de color">
          <input aria-label="Tu lista de tonos" />
        </Window>
        <Toaster label="Mensajes" />
      </>
    );
    const { rerender } = render(page(false));
    say('Agregaste 12 unidades', 'success');
    say('Eliminamos la línea');
    const onPage = (text: string) =>
      within(screen.getByLabelText('Mensajes')).queryByText(text) !== null;
    expect(onPage('Agregaste 12 unidades')).toBe(true);

    rerender(page(true));
    // What went well before has been read; what can be undone goes along.
    expect(screen.queryByText('Agregaste 12 unidades')).toBeNull();
    const inWindow = within(screen.getByRole('dialog'));
    expect(inWindow.getByText('Eliminamos la línea')).toBeDefined();
    expect(onPage('Eliminamos la línea')).toBe(false);
    say('No se pudo agregar', 'danger');
    expect(inWindow.getByText('No se pudo agregar')).toBeDefined();
    expect(screen.getAllByText('No se pudo agregar')).toHaveLength(1);

    rerender(page(false));
    expect(onPage('No se pudo agregar')).toBe(true);
  },
);
