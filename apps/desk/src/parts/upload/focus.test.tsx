// @vitest-environment jsdom
import { beginPicture, sendPicturePart } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { pictureControl } from './picture-control.tsx';

const desk = setUpDesk();
const key = 'upload/category-0123456789abcdef0123456789abcdef.0123456789';
const id = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
const file = new File([new Uint8Array(9)], 'foto.jpg', { type: 'image/jpeg' });

// The test's document draws nothing: the picture is its size alone.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2_000, height: 1_000 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => vi.unstubAllGlobals());

function draw(shape: 'category' | 'brand') {
  const Control = pictureControl(shape);
  function Field() {
    const [value, setValue] = useState('');
    const rest = { describedBy: undefined, isInvalid: false };
    return <Control label="Imagen" value={value} onChange={setValue} {...rest} />;
  }
  const result = { id, received: 0, picture: null };
  return desk.draw(<Field />, {
    answers: [
      answer(beginPicture, { result }),
      answer(sendPicturePart, { result: { id, received: 9, picture: key } }),
    ],
  });
}
const pick = (user: ReturnType<typeof draw>['user']) =>
  user.upload(screen.getByLabelText('Elegir imagen: Imagen'), file);
const sentFocus = ({ bodies }: ReturnType<typeof draw>) =>
  bodies(beginPicture).map(({ focus }) => focus);

test('what is cut is chosen by the arrows before anything is sent', async () => {
  const drawn = draw('category');
  const { user } = drawn;
  await pick(user);
  const point = await screen.findByRole('button', { name: /50 % desde la izquierda, 50 %/ });
  expect(document.activeElement).toBe(point);
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowDown}');
  expect(point.getAttribute('aria-label')).toContain('38 % desde la izquierda, 42 % desde arriba');
  expect(sentFocus(drawn)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Usar este recorte' }));
  await waitFor(() => expect(sentFocus(drawn)).toEqual([{ x: 0.38, y: 0.42 }]));
});

test('a press puts the point where it was pressed, and never outside', async () => {
  const drawn = draw('category');
  await pick(drawn.user);
  const point = await screen.findByRole('button', { name: /^Centro del recorte/ });
  vi.spyOn(point, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 200));
  await drawn.user.pointer({ target: point, keys: '[MouseLeft]', coords: { x: 140, y: 400 } });
  expect(point.getAttribute('aria-label')).toContain('10 % desde la izquierda, 100 %');
});

test('the choice may be left to the shop, and made again while the file is here', async () => {
  const drawn = draw('category');
  const { user } = drawn;
  await pick(user);
  await user.click(await screen.findByRole('button', { name: 'Recorte automático' }));
  await user.click(await screen.findByRole('button', { name: 'Recortar de nuevo' }));
  await user.click(await screen.findByRole('button', { name: 'Usar este recorte' }));
  await waitFor(() => expect(sentFocus(drawn)).toEqual([undefined, { x: 0.5, y: 0.5 }]));
});

test('a picture that is shown whole is sent at once', async () => {
  const drawn = draw('brand');
  await pick(drawn.user);
  await waitFor(() => expect(sentFocus(drawn)).toEqual([undefined]));
  expect(screen.queryByRole('button', { name: 'Usar este recorte' })).toBeNull();
});
