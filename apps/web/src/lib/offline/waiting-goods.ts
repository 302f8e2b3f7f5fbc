import type { addItem } from '@matiz/contracts/cart.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { WaitingChange, WaitingGoods } from './changes.ts';

type Addition = Pick<BodyInput<typeof addItem>, 'quantity' | 'quantityPresale' | 'versions'>;

/** Of the product that this page has read; nothing where it has not. */
export function readGoodsOf(
  queryClient: QueryClient,
  { productId, versions = [] }: Readonly<Record<string, unknown>>,
): WaitingGoods | null {
  const product = queryClient.getQueryData<ProductDetail>(['product', productId]);
  if (!product) return null;
  const codes = new Set((versions as NonNullable<Addition['versions']>).map(({ code }) => code));
  const { minQuantity, multiple, image } = product;
  return {
    minQuantity,
    multiple,
    image,
    versions: product.versions
      .filter(({ code }) => codes.has(code))
      .map(({ code, color, attributes }) => {
        const name = color?.name ?? attributes.map(({ value }) => value).join(' ');
        return { code, name, color };
      }),
  };
}

export interface WaitingAddition {
  readonly change: WaitingChange;
  /** Of a version; null: of the product itself. */
  readonly code: string | null;
  readonly quantity: number;
}

const additionPath = '/cart/additem';

/** What the waiting additions add, one by one. */
export function listAdditions(changes: readonly WaitingChange[]): readonly WaitingAddition[] {
  return changes.flatMap((change): WaitingAddition[] => {
    if (change.path !== additionPath) return [];
    const { quantity = 0, versions } = change.body as Addition;
    if (!versions) return [{ change, code: null, quantity }];
    return versions.map((one) => ({ change, code: one.code, quantity: one.quantity }));
  });
}

/** An addition of other units; null: of none. The shop decides again what of it is in presale. */
export function withUnits(
  body: WaitingChange['body'],
  code: string | null,
  quantity: number,
): WaitingChange['body'] | null {
  const { quantityPresale: _, ...rest } = body as Addition & WaitingChange['body'];
  if (code === null) return quantity > 0 ? { ...rest, quantity } : null;
  const versions = (rest.versions ?? []).flatMap((one) => {
    if (one.code !== code) return [one];
    const { quantityPresale: __, ...version } = one;
    return quantity > 0 ? [{ ...version, quantity }] : [];
  });
  return versions.length > 0 ? { ...body, versions } : null;
}
