// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ToneTile } from './tone-tile.tsx';

afterEach(cleanup);

const marks = [
  { kind: 'offer', text: '-20 %' },
  { kind: 'color-best-seller', text: 'Top' },
] as const;

function Tile({
  start = 0,
  text,
  isTop = false,
}: {
  start?: number;
  text?: string;
  isTop?: boolean;
}) {
  const [quantity, setQuantity] = useState(start);
  return (
    <ToneTile
      tone={{ label: '7.43 rubio', hex: '#ad6229', text }}
      number="7.43"
      name="Rubio medio cobrizo dorado"
      stock="Quedan 12"
      marks={isTop ? marks : []}
      quantity={quantity}
      quantityLabel="Cantidad de 7.43"
      onSelect={() => setQuantity(1)}
      onStep={(delta) => setQuantity(quantity + delta)}
    />
  );
}

describe('ToneTile', () => {
  test('says tone and stock in words, and a press takes one unit', async () => {
    render(<Tile />);
    await userEvent.click(
      screen.getByRole('button', { name: '7.43 Rubio medio cobrizo dorado, Quedan 12' }),
    );
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('1');
  });

  test('what its picture shows is said last, so that it begins with what is seen', () => {
    render(<Tile text="Mechón cobrizo al sol" />);
    const name = '7.43 Rubio medio cobrizo dorado, Quedan 12, Mechón cobrizo al sol';
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test.each([
    ['unchosen', 0],
    ['chosen', 1],
  ])('§9 %s it wears its tags, and says them', (_state, start) => {
    const { container } = render(<Tile isTop start={start} />);
    const tags = [...container.querySelectorAll('[data-tag]')];
    expect(
      tags.map((tag) => [tag.getAttribute('data-tag'), tag.getAttribute('data-text')]),
    ).toEqual([
      ['offer', '-20 %'],
      ['color-best-seller', 'Top'],
    ]);
    const name = '7.43 Rubio medio cobrizo dorado, Quedan 12, -20 %, Top';
    expect(screen.getByLabelText(name)).toBeTruthy();
  });

  test('the keyboard stays on the tile: Enter three times is three units', async () => {
    render(<Tile />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3');
  });

  test('taking the last unit away gives the focus back to the tile', async () => {
    render(<Tile start={1} />);
    await userEvent.click(screen.getByRole('button', { name: /Quitar/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^7\.43 Rubio/ }));
  });
});
