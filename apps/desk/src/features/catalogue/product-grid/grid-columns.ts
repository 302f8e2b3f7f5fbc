import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readProduct } from '@matiz/contracts/staff/catalogue/products.ts';
import {
  fromCentimetres,
  mostGrams,
  mostMillimetres,
  toCentimetres,
} from '@matiz/domain/catalogue/package-size.ts';
import { productGridCopy as copy, productCopy } from '#copy/catalogue/products.ts';
import type { CatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import type { GridColumn, Reading } from '#parts/grid/grid-types.ts';

const sides = [
  { id: 'lengthMm', head: copy.length },
  { id: 'widthMm', head: copy.width },
  { id: 'heightMm', head: copy.height },
] as const;

export type GridProduct = ReplyOf<typeof readProduct>['result'];

/** What is written by hand or pasted matches whatever its accents and capitals. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The columns of the grid of products; their names are the contract's. */
export function gridColumns(choices: CatalogueChoices): GridColumn<GridProduct>[] {
  const brands = choices.brands.map(({ id, name }) => ({ value: id, label: name }));
  const categories = choices.categories.map(({ id, path }) => ({ value: id, label: path }));
  const taxes = Object.entries(copy.taxes)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(b.value) - Number(a.value));
  const states = [
    { value: 'false', label: copy.selling },
    { value: 'true', label: copy.out },
  ];
  const labelOf = (list: readonly { value: string; label: string }[], id: string) =>
    list.find(({ value }) => value === id)?.label ?? '';
  return [
    { id: 'code', head: productCopy.code, width: 120, textOf: ({ code }) => code },
    {
      id: 'name',
      head: productCopy.name,
      width: 280,
      textOf: ({ name }) => name,
      read: (text) => (text.trim() === '' ? { fault: copy.needName } : within(text, 200)),
    },
    {
      id: 'categoryId',
      head: productCopy.category,
      width: 220,
      textOf: ({ categoryId }) => labelOf(categories, categoryId),
      read: oneOf(categories, copy.noCategory),
      choices: categories,
    },
    {
      id: 'brandId',
      head: productCopy.brand,
      width: 160,
      textOf: ({ brandId }) => labelOf(brands, brandId),
      read: oneOf(brands, copy.noBrand),
      choices: brands,
    },
    {
      id: 'taxRate',
      head: productCopy.tax,
      width: 90,
      textOf: ({ taxRate }) => labelOf(taxes, String(taxRate)),
      read: readTax,
      choices: taxes,
    },
    {
      id: 'minQuantity',
      head: productCopy.minimum,
      width: 120,
      align: 'end',
      textOf: ({ minQuantity }) => String(minQuantity),
      read: readQuantity,
    },
    {
      id: 'multiple',
      head: productCopy.multiple,
      width: 100,
      align: 'end',
      textOf: ({ multiple }) => String(multiple),
      read: readQuantity,
    },
    {
      id: 'contentSize',
      head: productCopy.content,
      width: 110,
      textOf: ({ contentSize }) => contentSize ?? '',
      read: optional,
    },
    {
      id: 'weightGrams',
      head: copy.weight,
      width: 100,
      align: 'end',
      textOf: ({ weightGrams }) => (weightGrams === null ? '' : String(weightGrams)),
      read: readWeight,
    },
    ...sides.map(({ id, head }) => ({
      id,
      head,
      width: 110,
      align: 'end' as const,
      textOf: (product: GridProduct) => {
        const millimetres = product[id];
        return millimetres === null ? '' : toCentimetres(millimetres);
      },
      read: readLength,
    })),
    {
      id: 'line',
      head: productCopy.line,
      width: 140,
      textOf: ({ line }) => line ?? '',
      read: optional,
    },
    {
      id: 'invimaCode',
      head: productCopy.invima,
      width: 160,
      textOf: ({ invimaCode }) => invimaCode ?? '',
      read: optional,
    },
    {
      id: 'isWithdrawn',
      head: copy.state,
      width: 110,
      textOf: ({ isWithdrawn }) => (isWithdrawn ? copy.out : copy.selling),
      read: readState,
      choices: states,
    },
  ];
}

function within(text: string, most: number): Reading {
  const value = text.trim();
  return value.length > most ? { fault: copy.longText(most) } : { value };
}

function optional(text: string): Reading {
  return text.trim() === '' ? { value: null } : within(text, 120);
}

/** By its whole name, or by its last part where one alone has it: `Tintes` of `Color › Tintes`. */
function oneOf(
  list: readonly { readonly value: string; readonly label: string }[],
  refuse: (text: string) => string,
) {
  const byLabel = new Map(list.map(({ value, label }) => [folded(label), value]));
  const byEnd = Map.groupBy(list, ({ label }) => folded(label.split(/\s[›/>]\s/).at(-1) ?? label));
  return (text: string): Reading => {
    const ends = byEnd.get(folded(text)) ?? [];
    const value = byLabel.get(folded(text)) ?? (ends.length === 1 ? ends[0]?.value : undefined);
    return value === undefined ? { fault: refuse(text.trim()) } : { value };
  };
}

function readTax(text: string): Reading {
  const plain = folded(text).replace('%', '').trim();
  const known: Readonly<Record<string, number>> = { '19': 19, '5': 5, '0': 0, exento: 0 };
  const value = Object.hasOwn(known, plain) ? known[plain] : undefined;
  return value === undefined ? { fault: copy.badTax } : { value };
}

function readQuantity(text: string): Reading {
  const plain = text.trim().replace(/\.(?=\d{3}$)/, '');
  const isWhole = /^\d{1,4}$/.test(plain) && Number(plain) >= 1;
  return isWhole ? { value: Number(plain) } : { fault: copy.badQuantity };
}

function readWeight(text: string): Reading {
  const plain = text.trim().replace(/\.(?=\d{3}$)/, '');
  if (plain === '') return { value: null };
  const isGrams = /^\d{1,6}$/.test(plain) && Number(plain) >= 1 && Number(plain) <= mostGrams;
  return isGrams ? { value: Number(plain) } : { fault: copy.badWeight };
}

function readLength(text: string): Reading {
  if (text.trim() === '') return { value: null };
  const length = fromCentimetres(text);
  const isLength = typeof length === 'number' && length >= 1 && length <= mostMillimetres;
  return isLength ? { value: length } : { fault: copy.badLength };
}

function readState(text: string): Reading {
  const plain = folded(text);
  if (['retirado', 'retirada', 'si', 'x'].includes(plain)) return { value: true };
  return ['en venta', 'no', ''].includes(plain) ? { value: false } : { fault: copy.badState };
}
