import {
  changeProductOption,
  listProductOptions,
  optionForm,
  type productOption,
  readProduct,
} from '@matiz/contracts/staff/catalogue/products.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import { colourKind } from '#parts/form/colour-control.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourceForm } from '#parts/form/resource-form.tsx';
import { pictureControl, pictureField } from '#parts/upload/picture-control.tsx';
import { useCan } from '#session/me.ts';
import type { Product } from './use-product-save.ts';

type Option = z.output<typeof productOption>;

const SwatchPicture = pictureControl('swatch');

function fieldsOf(isFresh: boolean, mayPrice: boolean): FormField[] {
  return [
    ...(isFresh ? [{ name: 'code', label: copy.optionCode, kind: { is: 'text' as const } }] : []),
    {
      name: 'toneNumber',
      label: copy.tone,
      hint: copy.toneHint,
      kind: { is: 'text' },
      isOptional: true,
    },
    { name: 'toneName', label: copy.toneName, kind: { is: 'text' }, isOptional: true },
    { name: 'toneSeries', label: copy.series, kind: { is: 'text' }, isOptional: true },
    { name: 'toneLevel', label: copy.level, kind: { is: 'number' }, isOptional: true },
    { name: 'tonePrimary', label: copy.primary, kind: { is: 'text' }, isOptional: true },
    { name: 'toneSecondary', label: copy.secondary, kind: { is: 'text' }, isOptional: true },
    {
      name: 'swatchHex',
      label: copy.hex,
      hint: copy.hexHint,
      kind: colourKind,
      isOptional: true,
    },
    pictureField(
      { name: 'swatchImage', label: copy.swatchPicture, hint: copy.swatchPictureHint },
      SwatchPicture,
    ),
    {
      name: 'swatchText',
      label: copy.swatchText,
      hint: copy.swatchTextHint,
      kind: { is: 'text' },
      isOptional: true,
    },
    { name: 'volume', label: copy.volume, kind: { is: 'number', unit: 'vol' }, isOptional: true },
    { name: 'position', label: copy.position, kind: { is: 'number' }, isOptional: true },
    ...(mayPrice
      ? [
          {
            name: 'discountPercent',
            label: copy.discountPercent,
            hint: copy.discountHint,
            kind: { is: 'number' as const, unit: '%' },
            isOptional: true,
          },
          {
            name: 'discountValue',
            label: copy.discountValue,
            kind: { is: 'money' as const },
            isOptional: true,
          },
        ]
      : []),
    { name: 'isTopSeller', label: copy.isTopSeller, kind: { is: 'switch' } },
    { name: 'isNew', label: copy.isNewOption, kind: { is: 'switch' } },
    { name: 'excludedFromPresale', label: copy.excludedFromPresale, kind: { is: 'switch' } },
    ...(isFresh
      ? []
      : [{ name: 'isWithdrawn', label: copy.optionWithdrawn, kind: { is: 'switch' as const } }]),
  ];
}

interface OptionFormProps {
  readonly product: Product;
  /** Null: a new one. */
  readonly option: Option | null;
  readonly leave: () => void;
}

/** One tone or volume, saved under the version of its product. */
export function OptionForm({ product, option, leave }: OptionFormProps) {
  const request = useRequest();
  const client = useQueryClient();
  const mayPrice = useCan('prices:write');
  const queryKey = ['options', listProductOptions.path, product.id];
  const rowOf = (one: Option, version: number) => ({ ...one, version });
  const findRow = async (code: string, version: number) => {
    const query = { 'f.product': product.id, limit: '200' as const };
    const found = (await request(listProductOptions, { query })).rows.find(
      (one) => one.code === code,
    );
    if (!found) throw new Error(`The option ${code} is not there`);
    return rowOf(found, version);
  };
  return (
    <div className="mt-4 rounded-md border border-line bg-surface p-4">
      <div className="mb-3 flex items-center gap-3">
        <h3 className="mr-auto text-base">{copy.editing(option?.code ?? '')}</h3>
        <Button size="sm" variant="quiet" onClick={leave}>
          {copy.cancel}
        </Button>
      </div>
      <ResourceForm
        name={`/productos/${product.id}/${option?.code ?? 'nueva'}`}
        fields={fieldsOf(option === null, mayPrice)}
        row={option && rowOf(option, product.version)}
        schema={option === null ? optionForm : optionForm.partial()}
        saveLabel={copy.saveOption}
        save={async (set, version) => {
          const sent = { ...(option ? { code: option.code } : {}), ...set };
          const { result } = await request(changeProductOption, {
            body: {
              id: product.id,
              version: version ?? product.version,
              set: sent as z.input<typeof optionForm>,
            },
          });
          client.setQueryData(['row', readProduct.path, product.id], result);
          return findRow(String(sent.code), result.version);
        }}
        reread={async () => {
          const { result } = await request(readProduct, { query: { id: product.id } });
          return findRow(option?.code ?? '', result.version);
        }}
        saved={() => {
          void client.invalidateQueries({ queryKey });
          leave();
        }}
        mayWrite
      />
    </div>
  );
}
