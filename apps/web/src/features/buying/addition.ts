import type { addItem, CartReply } from '@matiz/contracts/cart.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#lib/new-id.ts';
import { cartKey } from './cart.query.ts';

/** What is added: a product, or several versions of it at once (§7). */
export type AddItemRequest = Omit<BodyInput<typeof addItem>, 'mutationId'>;

/** An addition with the id that makes it repeat-safe, and what it costs on the screen; one for each press. */
export function newAddition(
  queryClient: QueryClient,
  addition: AddItemRequest,
): AddItemRequest & { mutationId: string } {
  return { ...withSeenPrices(queryClient, addition), mutationId: newId() };
}

/**
 * An addition with what a unit costs on the screen: on the cart's line, else on the product. The shop
 * keeps as news what it was otherwise by then, however long the addition was under way (ADR 103).
 */
function withSeenPrices(queryClient: QueryClient, addition: AddItemRequest): AddItemRequest {
  const { productId, code, versions, seenPrice } = addition;
  const detail = queryClient.getQueryData<ProductDetail>(['product', productId]);
  const reply = queryClient.getQueryData<CartReply>(cartKey);
  const costOf = (tone: string | null, onTile?: number): number | undefined =>
    reply?.cart?.products.find((line) => line.code === code && line.versionCode === tone)?.price ??
    onTile ??
    detail?.versions.find((one) => one.code === (tone ?? code))?.price ??
    undefined;
  if (!versions) return { ...addition, seenPrice: costOf(null, seenPrice) };
  return {
    ...addition,
    versions: versions.map((one) => ({ ...one, seenPrice: costOf(one.code) })),
  };
}
