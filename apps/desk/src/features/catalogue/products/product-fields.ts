import { productCopy as copy } from '#copy/catalogue/products.ts';
import { centimetresKind } from '#parts/form/centimetres-control.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import { richTextKind } from '#parts/form/rich-text/rich-text-kind.tsx';
import { TermsControl } from '#parts/search/terms-control.tsx';
import { partsField } from '../combos/parts-control.tsx';

const sides = [
  { name: 'lengthMm', label: copy.length },
  { name: 'widthMm', label: copy.width },
  { name: 'heightMm', label: copy.height },
];

interface Choices {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly { readonly id: string; readonly path: string }[];
}

/** What is said of a product; a new one has its code as well. */
export function productFields(
  { brands, categories }: Choices,
  { isFresh, isCombo }: { readonly isFresh: boolean; readonly isCombo: boolean },
): FormField[] {
  return [
    ...(isFresh
      ? [{ name: 'code', label: copy.code, hint: copy.codeHint, kind: { is: 'text' as const } }]
      : []),
    { name: 'name', label: copy.name, kind: { is: 'text' } },
    {
      name: 'brandId',
      label: copy.brand,
      kind: { is: 'choice', choices: brands.map(({ id, name }) => ({ value: id, label: name })) },
    },
    {
      name: 'categoryId',
      label: copy.category,
      kind: {
        is: 'choice',
        choices: categories.map(({ id, path }) => ({ value: id, label: path })),
      },
    },
    ...(isCombo ? [partsField] : []),
    { name: 'line', label: copy.line, kind: { is: 'text' }, isOptional: true },
    {
      name: 'description',
      label: copy.description,
      kind: richTextKind,
    },
    {
      name: 'taxRate',
      label: copy.tax,
      kind: {
        is: 'choice',
        choices: Object.entries(copy.taxes).map(([value, label]) => ({ value, label })),
        isNumber: true,
      },
      initial: '19',
    },
    { name: 'invimaCode', label: copy.invima, kind: { is: 'text' }, isOptional: true },
    {
      name: 'contentSize',
      label: copy.content,
      hint: copy.contentHint,
      kind: { is: 'text' },
      isOptional: true,
    },
    { name: 'minQuantity', label: copy.minimum, kind: { is: 'number' }, initial: '1' },
    { name: 'multiple', label: copy.multiple, kind: { is: 'number' }, initial: '1' },
    {
      name: 'weightGrams',
      label: copy.weight,
      hint: copy.packageHint,
      heading: copy.package,
      kind: { is: 'number', unit: 'g' },
      isOptional: true,
    },
    ...sides.map(({ name, label }) => ({
      name,
      label,
      kind: centimetresKind,
      isOptional: true,
    })),
    {
      name: 'keywords',
      heading: copy.inShop,
      label: copy.keywords,
      hint: copy.keywordsHint,
      kind: { is: 'own', Control: TermsControl, show: (value) => value.replaceAll(',', ', ') },
    },
    { name: 'isNew', label: copy.isNew, kind: { is: 'switch' } },
    { name: 'isBestSeller', label: copy.isBestSeller, kind: { is: 'switch' } },
    // A combo is what its parts are.
    ...(isCombo
      ? []
      : [{ name: 'isPresale', label: copy.isPresale, kind: { is: 'switch' as const } }]),
    ...(isFresh
      ? []
      : [{ name: 'isWithdrawn', label: copy.withdrawn, kind: { is: 'switch' as const } }]),
  ];
}
