// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderAnchor } from '../render-link.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';
import { Pagination } from './pagination.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);
const hrefOf = (page: number) => `/home/offers?page=${page}`;
const draw = (page: number, totalPages: number) =>
  render(<Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />);

describe('Pagination', () => {
  test.each([0, 1])('of %i pages is nothing', (total) => {
    draw(1, total);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each([
    ['the first', 1, null, '/home/offers?page=2'],
    ['one between', 3, '/home/offers?page=2', '/home/offers?page=4'],
    ['the last', 5, '/home/offers?page=4', null],
  ])('on %s page leads only where there is one', (_, page, before, after) => {
    draw(page, 5);
    const hrefAt = (name: string) =>
      screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
    expect([hrefAt('Página anterior'), hrefAt('Página siguiente')]).toEqual([before, after]);
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([String(page)]);
  });
});

describe('Stepper', () => {
  const steps = [
    { id: 'cart', label: 'Carrito', href: '/cart' },
    { id: 'address', label: 'Dirección', href: '/address' },
    { id: 'pay', label: 'Pago', href: '/pay' },
  ];
  const drawAt = (currentId: string) =>
    render(
      <Stepper
        steps={steps}
        currentId={currentId}
        label="Pasos de la compra"
        renderLink={renderAnchor}
      />,
    );

  test('leads back to what is done, never ahead, and says where one is', () => {
    drawAt('address');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cart']);
    const current = screen.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['2Dirección']);
  });

  test.each([
    ['the first step', 'cart', 0],
    ['the last', 'pay', 2],
    ['a step that it does not know', 'x', 0],
  ])('at %s leads back to %i', (_, currentId, links) => {
    drawAt(currentId);
    expect(screen.queryAllByRole('link')).toHaveLength(Number(links));
  });
});

test('LoadMore asks once while more is on its way, and without more only says how much there is', async () => {
  const user = userEvent.setup({ delay: null });
  const onLoadMore = vi.fn();
  const { rerender } = render(<LoadMore progress="20 de 143 productos" onLoadMore={onLoadMore} />);
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  rerender(<LoadMore progress="20 de 143 productos" onLoadMore={onLoadMore} loading />);
  await user.click(screen.getByRole('button', { name: /Ver más/ }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore progress="143 de 143 productos" />);
  expect(screen.getByText('143 de 143 productos').ariaLive).toBe('polite');
  expect(screen.queryByRole('button')).toBeNull();
});

test('ErrorState is said at once, with the number for support and one more try at a time', async () => {
  const user = userEvent.setup({ delay: null });
  const onRetry = vi.fn();
  const { rerender } = render(
    <ErrorState title="No pudimos cargar tus pedidos" reference="r-77" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('r-77');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  rerender(<ErrorState title="No pudimos cargar tus pedidos" onRetry={onRetry} retrying />);
  await user.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
