import { selectedProduct } from '@matiz/contracts/staff/catalogue/selections.ts';
import { z } from 'zod';
import { curationCopy as copy } from '#copy/catalogue/curations.ts';

const products = z.array(selectedProduct);
export type ChosenProducts = z.output<typeof products>;

export const readChosen = (text: string): ChosenProducts =>
  text === '' ? [] : (JSON.parse(text) as ChosenProducts);
export const writeChosen = (chosen: ChosenProducts): string => JSON.stringify(chosen);

/** A form holds the products as they are shown, and sends their codes. */
export const chosenText = {
  of: (value: unknown) => writeChosen(products.parse(value)),
  read: (text: string) => readChosen(text).map(({ code }) => code),
};

export function showChosen(text: string): string {
  const names = readChosen(text).map(({ name }) => name);
  return names.join(', ') || copy.nothing;
}
