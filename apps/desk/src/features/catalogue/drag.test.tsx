// @vitest-environment jsdom
import * as categories from '@matiz/contracts/staff/catalogue/categories.ts';
import * as products from '@matiz/contracts/staff/catalogue/products.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { CategoryTree } from './category-tree.tsx';
import { ProductPictures } from './products/product-pictures.tsx';

const desk = setUpDesk();
const node = (id: string, name: string, parentId: string | null = null) => ({
  id,
  version: 1,
  name,
  slug: name.toLowerCase(),
  parentId,
  image: '',
  products: 0,
  place: 0,
});
const tree = [node('1', 'Tintes'), node('2', 'Rubios', '1'), node('3', 'Uñas'), node('4', 'Barba')];

/** Rows of 40 px one under the other, as wide as the window: the document of a test has no layout. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at * 40, 1000, 40);
  });
});

const pointer = (type: string, y: number, target: Element | Window = window, kind = 'mouse') =>
  act(() => {
    fireEvent(
      target,
      new PointerEvent(type, {
        clientX: 10,
        clientY: y,
        button: 0,
        bubbles: true,
        cancelable: true,
        pointerType: kind,
      }),
    );
  });
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const gripOf = (row: HTMLElement) => row.querySelector('[data-grip]') as HTMLElement;
const lines = () => [...document.querySelectorAll('[data-drop]')];

async function openTree() {
  const result = { ...node('4', 'Barba', '1'), version: 2 };
  const view = desk.draw(<CategoryTree />, {
    answers: [
      answer(categories.readCategoryTree, { results: tree }),
      answer(categories.changeCategory, { result }),
    ],
  });
  await screen.findByRole('link', { name: 'Barba' });
  return view;
}

test('a category is dragged before, into or after another, where a line says so', async () => {
  const { bodies } = await openTree();
  await pointer('pointerdown', 125, gripOf(rowOf('Barba')), 'touch');
  // The upper edge of Rubios: before it, as deep as it stands.
  await pointer('pointermove', 42);
  expect(rowOf('Rubios').querySelector('[data-drop="before"]')).toBeTruthy();
  // Under an open category is over the first that it holds.
  await pointer('pointermove', 38);
  expect(rowOf('Rubios').querySelector('[data-drop="before"]')).toBeTruthy();
  await pointer('pointermove', 100);
  expect(lines()).toEqual([]);
  await pointer('pointermove', 20);
  await pointer('pointerup', 20);
  await waitFor(() =>
    expect(bodies(categories.changeCategory)).toEqual([
      { id: '4', version: 1, set: { parentId: '1', place: 1 } },
    ]),
  );
});

test('a category goes into nothing that it holds, and that is said', async () => {
  const { bodies } = await openTree();
  await pointer('pointerdown', 5, gripOf(rowOf('Tintes')));
  await pointer('pointermove', 60);
  await pointer('pointerup', 60);
  expect(await screen.findByText(/«Tintes» no puede quedar dentro de sí misma/)).toBeTruthy();
  expect(bodies(categories.changeCategory)).toEqual([]);
});

test('Esc leaves everything where it was', async () => {
  const { bodies, user } = await openTree();
  await pointer('pointerdown', 125, gripOf(rowOf('Barba')));
  await pointer('pointermove', 2);
  expect(lines()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(lines()).toEqual([]);
  await pointer('pointerup', 2);
  expect(bodies(categories.changeCategory)).toEqual([]);
});

test('pictures are ordered by dragging one to the side of another', async () => {
  const names = ['uno', 'dos', 'tres'].map((name) => `upload/${name}.0123456789`);
  const [image = '', ...pictures] = names;
  const product = buildProduct({ image, pictures });
  const { bodies } = desk.draw(<ProductPictures product={product} />, {
    answers: [answer(products.changeProduct, { result: product })],
  });
  const card = (name: string) => document.querySelector(`[data-card="${name}"]`) as HTMLElement;
  await pointer('pointerdown', 90, gripOf(card(names[2] ?? '')), 'touch');
  await pointer('pointermove', 5);
  expect(card(image).querySelector('[data-drop="before"]')).toBeTruthy();
  await pointer('pointerup', 5);
  await waitFor(() =>
    expect(bodies(products.changeProduct)[0]?.set.pictures).toEqual([names[2], names[0], names[1]]),
  );
});
