import type { CartLine, CartReply, changeQuantity, deleteItem } from '@matiz/contracts/cart.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { lowestQuantity, maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import type { AddItemRequest } from './addition.ts';

/** A product's lines that leave together; a colour card is one block with many tones. */
export interface ProductBlock<Line> {
  readonly code: string;
  readonly lines: readonly [Line, ...Line[]];
}

/** The same lines, gathered by product where each product first appears. */
export function groupByProduct<Line extends { code: string }>(
  lines: readonly Line[],
): ProductBlock<Line>[] {
  return [...Map.groupBy(lines, ({ code }) => code)].flatMap(([code, grouped]) => {
    const [first, ...rest] = grouped;
    return first ? [{ code, lines: [first, ...rest] as const }] : [];
  });
}

/** A line in a sentence: the product and the chosen version. */
export function nameOfLine({ name, versionName }: Pick<CartLine, 'name' | 'versionName'>): string {
  return versionName ? `${name}, ${versionName}` : name;
}

/** The cart on the screen (ADR 13): once it was ordered elsewhere, nothing of it is changed. */
interface InCart {
  readonly cartId?: string | undefined;
}

/** How `changequantityitem` names a line. */
export function quantityChangeOf(
  line: CartLine,
  quantity: number,
  { cartId }: InCart = {},
): BodyInput<typeof changeQuantity> {
  const { code, advancedPurchasing, versionCode, assemblyCode, assemblyVersionCode } = line;
  const { dispatchDate, price: seenPrice } = line;
  return {
    code,
    quantity,
    seenPrice,
    advancedPurchasing,
    versionCode,
    assemblyCode,
    assemblyVersionCode,
    dispatchDate,
    ...(cartId ? { cartId } : {}),
  };
}

/** How `deleteitem` names a line. */
export function removalOf(line: CartLine, { cartId }: InCart = {}): BodyInput<typeof deleteItem> {
  const { code, advancedPurchasing, versionCode, assemblyVersionCode, dispatchDate } = line;
  return {
    code,
    advancedPurchasing,
    version: versionCode,
    assemblyVersionCode,
    dispatchDate,
    ...(cartId ? { cartId } : {}),
  };
}

/** What puts a removed line back. */
export function restoreOf(line: CartLine): AddItemRequest {
  const { quantity, productId, code, versionCode, assemblyCode, assemblyVersionCode } = line;
  return {
    productId,
    code,
    ...(versionCode === null ? { quantity } : { versions: [{ code: versionCode, quantity }] }),
    ...(assemblyCode !== null && assemblyVersionCode !== null
      ? { assemblies: [{ code: assemblyCode, versionCode: assemblyVersionCode }] }
      : {}),
  };
}

/**
 * What puts several removed lines back, one addition for each product: its tones go together.
 * Combos with chosen parts go alone, since one addition holds one choice of parts.
 */
export function restoreAllOf(lines: readonly CartLine[]): AddItemRequest[] {
  const plain = lines.filter(({ assemblyVersionCode }) => assemblyVersionCode === null);
  const combos = lines.filter(({ assemblyVersionCode }) => assemblyVersionCode !== null);
  const together = groupByProduct(plain).flatMap(
    ({ lines: [first, ...rest] }): AddItemRequest[] => {
      const versions = [first, ...rest].flatMap((line) => restoreOf(line).versions ?? []);
      if (versions.length === 0) return [first, ...rest].map(restoreOf);
      return [{ productId: first.productId, code: first.code, versions: joinSame(versions) }];
    },
  );
  return [...together, ...combos.map(restoreOf)];
}

type Version = NonNullable<AddItemRequest['versions']>[number];

/** A tone that stood in two deliveries comes back once, with all its units. */
function joinSame(versions: readonly Version[]): Version[] {
  return [...Map.groupBy(versions, ({ code }) => code)].map(([code, same]) => ({
    code,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** The most units that a line can be asked to hold; what passes its stock joins the presale (§4). */
export function ceilingOf({ isPreSales, advancedPurchasing, stock }: CartLine): number {
  if (isPreSales && !advancedPurchasing) return maxQuantity;
  return Math.min(maxQuantity, Math.max(0, stock));
}

/** Units that stock does not cover and that can wait for an arrival: touching the line lets them. */
export function waitingOf({ isPreSales, advancedPurchasing, quantity, stock }: CartLine): number {
  return isPreSales && !advancedPurchasing ? Math.max(0, quantity - Math.max(0, stock)) : 0;
}

/** The least units of a line and what each press adds (§5). */
export function quantityStepOf({
  minQuantity,
  multiple,
}: Pick<CartLine, 'minQuantity' | 'multiple'>) {
  return { least: lowestQuantity({ minQuantity, multiple }), step: multiple };
}

/** The cart with one line at another quantity, its totals counted again; the price stays. */
export function withQuantity(reply: CartReply, lineId: string, quantity: number): CartReply {
  return withLines(reply, (lines) =>
    lines.map((line) =>
      line.lineId === lineId ? { ...line, quantity, total: quantity * line.price } : line,
    ),
  );
}

/** The cart without these lines, also where they are sold out; what was told of them goes too. */
export function withoutLines(reply: CartReply, lineIds: ReadonlySet<string>): CartReply {
  const others = (line: CartLine) => !lineIds.has(line.lineId);
  const outOfStock = reply.outOfStock.filter(others);
  const left = withLines(reply, (lines) => lines.filter(others));
  const rows = new Set([...(left.cart?.products ?? []), ...outOfStock].map(lineRowIdOf));
  const productsNews = reply.productsNews.filter((news) => rows.has(lineRowIdOf(news)));
  return { ...left, outOfStock, productsNews };
}

/** A line that is spread over several days shows once for each; this is what they have in common. */
export function lineRowIdOf({ lineId }: { readonly lineId: string }): string {
  return lineId.split(':')[0] ?? lineId;
}

function withLines(reply: CartReply, change: (lines: CartLine[]) => CartLine[]): CartReply {
  if (reply.cart === null) return reply;
  const products = change(reply.cart.products);
  const amount = products.reduce((sum, { total }) => sum + total, 0);
  const units = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...reply, cart: { ...reply.cart, products, amount, units } };
}
