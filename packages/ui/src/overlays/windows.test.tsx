// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { LargeDialog } from './large-dialog.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);
const user = userEvent.setup({ delay: null });

/** A window with a field in it behind a button of the page. */
function Page({ Window }: { Window: typeof Dialog | typeof Sheet | typeof LargeDialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <button type="button">Otra cosa</button>
      <Window open={open} onOpenChange={setOpen} title="Tu dirección" description="Dónde recibes">
        <input aria-label="Calle" />
      </Window>
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Abrir' });

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
  ['LargeDialog', LargeDialog],
] as const)('%s', (_, Window) => {
  async function open() {
    render(<Page Window={Window} />);
    await user.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Tu dirección' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return dialog;
  }

  test('says what it is, and takes the focus in', async () => {
    const dialog = await open();
    const note = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Dónde recibes');
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its button', () => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('is closed by %s, and the focus goes back to what opened it', async (_name, close) => {
    await open();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });
});

describe('ConfirmDialog', () => {
  function ask(parts: { busy?: boolean } = {}) {
    const answers = { onConfirm: vi.fn(), onOpenChange: vi.fn() };
    render(
      <ConfirmDialog
        open
        title="¿Vaciar el carrito?"
        message="Se van 12 productos."
        tone="danger"
        confirmLabel="Vaciar"
        {...answers}
        {...parts}
      />,
    );
    return answers;
  }

  test('is an alert that says what would happen', async () => {
    ask();
    const dialog = await screen.findByRole('alertdialog', { name: '¿Vaciar el carrito?' });
    const note = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Se van 12 productos.');
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['«Cancelar»', () => user.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ])('%s means no', async (_, leave) => {
    const { onConfirm, onOpenChange } = ask();
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await leave();
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('says yes once, stays until its owner closes it, and while it works neither says yes again nor can be left', async () => {
    const first = ask();
    await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
    expect(first.onConfirm).toHaveBeenCalledTimes(1);
    expect(first.onOpenChange).not.toHaveBeenCalled();
    cleanup();
    const { onConfirm } = ask({ busy: true });
    const yes = await screen.findByRole('button', { name: /Vaciar/ });
    await user.click(yes);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(yes.ariaBusy).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }).disabled).toBe(true);
  });
});

describe('Menu', () => {
  function draw() {
    const onSelect = vi.fn();
    render(
      <Menu
        trigger={<button type="button">Mi cuenta</button>}
        items={[
          { id: 'orders', label: 'Mis pedidos', href: '/orders' },
          { id: 'off', label: 'Mis cupones', disabled: true, onSelect },
          { id: 'out', label: 'Cerrar sesión', onSelect },
        ]}
      />,
    );
    return { onSelect, trigger: screen.getByRole('button', { name: 'Mi cuenta' }) };
  }

  test('is opened with the keyboard, walked with the arrows and closed with Escape', async () => {
    const { trigger } = draw();
    expect(trigger.ariaExpanded).toBe('false');
    trigger.focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(trigger.ariaExpanded).toBe('true');
    await waitFor(() =>
      expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Mis pedidos' })),
    );
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Cerrar sesión' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(trigger);
  });

  test('does what is chosen and closes; a place is a link; what is off does nothing', async () => {
    const { onSelect, trigger } = draw();
    await user.click(trigger);
    const place = await screen.findByRole('menuitem', { name: 'Mis pedidos' });
    expect(place.getAttribute('href')).toBe('/orders');
    await user.click(screen.getByRole('menuitem', { name: 'Mis cupones' }));
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
