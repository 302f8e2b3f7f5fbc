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
  const { productId, code, versions } = addition;
  // What a combo costs is told of it as its parts are chosen.
  if (addition.assemblies) return addition;
  const detail = queryClient.getQueryData<ProductDetail>(['product', productId]);
  const lines = queryClient.getQueryData<CartReply>(cartKey)?.cart?.products ?? [];
  const onLine = (versionCode: string | null) =>
    lines.find((line) => line.code === code && line.versionCode === versionCode)?.price;
  if (!versions) {
    return withPrice(addition, onLine(null) ?? addition.seenPrice ?? detail?.warehouses[0]?.price);
  }
  const onProduct = (tone: string) => detail?.versions.find((one) => one.code === tone)?.price;
  return {
    ...addition,
    versions: versions.map((one) =>
      withPrice(one, onLine(one.code) ?? one.seenPrice ?? onProduct(one.code)),
    ),
  };
}

function withPrice<Asked extends object>(asked: Asked, price: number | null | undefined): Asked {
  return typeof price === 'number' ? { ...asked, seenPrice: price } : asked;
}
