// @vitest-environment jsdom
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { ProductPictures } from './product-pictures.tsx';

const desk = setUpDesk();
const [front, back] = ['upload/frente.0123456789', 'upload/atras.0123456789'] as const;
const product = buildProduct({
  version: 3,
  name: 'Tinte Cromía',
  image: front,
  pictures: [back],
  pictureTexts: { [front]: 'Caja y tubo' },
});
const textOf = (n: number) => screen.getByLabelText(`Texto alternativo de la imagen ${n}`);
const save = () => screen.getByRole('button', { name: 'Guardar textos' });

test('what a picture shows is written beside it, and all texts are saved together', async () => {
  const { user, bodies } = desk.draw(<ProductPictures product={product} />, {
    answers: [answer(calls.changeProduct, { result: product })],
  });
  expect(screen.queryByRole('button', { name: 'Guardar textos' })).toBeNull();
  expect(textOf(2).getAttribute('placeholder')).toBe('Tinte Cromía');
  await user.type(textOf(2), 'La etiqueta de atrás');
  await user.click(save());
  await waitFor(() => expect(bodies(calls.changeProduct)).toHaveLength(1));
  expect(bodies(calls.changeProduct)[0]).toEqual({
    id: '9',
    version: 3,
    set: { pictureTexts: { [front]: 'Caja y tubo', [back]: 'La etiqueta de atrás' } },
  });
});

test('a text that is too long is said to be, and is not sent', async () => {
  const { user } = desk.draw(<ProductPictures product={product} />);
  await user.click(textOf(2));
  await user.paste('a'.repeat(253));
  expect(screen.getByText('Sobran 3 letras.')).toBeTruthy();
  expect(save().hasAttribute('disabled')).toBe(true);
});

test('what was written stays where another one saved first', async () => {
  const { user } = desk.draw(<ProductPictures product={product} />, {
    answers: [answer(calls.changeProduct, refusal('ROW_CHANGED'))],
  });
  await user.type(textOf(2), 'La etiqueta');
  await user.click(save());
  expect(await screen.findByText(/^Alguien guardó un cambio/)).toBeTruthy();
  expect((textOf(2) as HTMLTextAreaElement).value).toBe('La etiqueta');
});

test('who may not write reads what is said', () => {
  desk.draw(<ProductPictures product={product} />, { scopes: ['catalogue:read'] });
  expect(screen.getByText('Caja y tubo')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was written and not saved is asked about before the page is left', async () => {
  const { user, router } = desk.draw(<ProductPictures product={product} />);
  await router.navigate('/pedidos');
  expect(desk.answerQuestion).not.toHaveBeenCalled();
  await router.navigate('/');
  await user.type(await screen.findByLabelText('Texto alternativo de la imagen 2'), 'La etiqueta');
  desk.answerQuestion.mockReturnValueOnce(false);
  await router.navigate('/pedidos');
  await waitFor(() => expect(desk.answerQuestion).toHaveBeenCalledOnce());
  expect((textOf(2) as HTMLTextAreaElement).value).toBe('La etiqueta');
  await router.navigate('/pedidos');
  await screen.findByText('otra página');
});
