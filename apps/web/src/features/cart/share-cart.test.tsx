// @vitest-environment jsdom
import type { CartLine } from '@matiz/contracts/cart.ts';
import { readSharedList } from '@matiz/domain/cart/shared-list.ts';
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildLine } from '#features/buying/cart.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ShareCart } from './share-cart.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const line = (code: string, parts: Partial<CartLine> = {}) =>
  buildLine({ lineId: code, code, versionCode: null, versionName: null, name: code, ...parts });
const combo = line('COMBO', { assemblyCode: 'TIN', assemblyVersionCode: 'TIN-743' });
const intro = 'Mira esta lista de pedido en Matiz:';
const apart = 'El enlace no trae estos productos. Agrégalos aparte:';

/** The text that WhatsApp gets, without the link; and the codes that the link carries, null: none. */
function send(lines: readonly CartLine[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  const open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  renderApp(<ShareCart lines={lines} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enviar como lista' }));
  const sent = new URL(String(open.mock.calls[0]?.[0])).searchParams.get('text') ?? '';
  const text = sent.split('\n').filter((row) => !row.startsWith('http'));
  const link = sent.split('\n').find((row) => row.startsWith('http'));
  const list = link ? new URL(link).searchParams.get('lista') : null;
  return { text, codes: link ? readSharedList(list).map(({ code }) => code) : null };
}

test('a cart is sent with a link that carries all of it', () => {
  const tone = buildLine({ code: 'TIN', versionCode: 'TIN-743' });
  expect(send([tone, line('OXI')])).toEqual({
    text: [intro, '• 2 × Tinte Cromía, 7.43 Rubio cobrizo', '• 2 × OXI'],
    codes: ['TIN-743', 'OXI'],
  });
  expect(readToasts()).toEqual([]);
});

test('what the link cannot carry stands apart in the text', () => {
  expect(send([combo, line('OXI'), line('A,7')])).toEqual({
    text: [intro, '• 2 × OXI', apart, '• 2 × COMBO', '• 2 × A,7'],
    codes: ['OXI'],
  });
});

test('more than an address takes: the text counts both parts', () => {
  const { text, codes } = send(Array.from({ length: 140 }, (_, index) => line(`P${index}`)));
  expect(codes).toHaveLength(100);
  expect([text[31], text[32], text[33], text.at(-1)]).toEqual([
    '… y 70 más',
    apart,
    '• 2 × P100',
    '… y 10 más',
  ]);
});

test('nothing can be carried: the text goes without a link, and it is said', () => {
  expect(send([combo])).toEqual({ text: [intro, '• 2 × COMBO'], codes: null });
  expect(readToasts().map(({ message }) => message)).toEqual([
    'Estos productos no se pueden llevar en un enlace: tu lista va solo como texto.',
  ]);
});
