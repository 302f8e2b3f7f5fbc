import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { sentenceOf } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { describeAssemblies } from '@matiz/domain/cart/plan/units.ts';
import type { ReorderedLine } from '@matiz/domain/cart/reorder/decide-reorder.ts';
import { type CartLines, choiceKey } from '@matiz/domain/cart/snapshot.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { priceOf } from '@matiz/domain/pricing/resolve-price.ts';

/** The lines of an order, then and now; `after` is the cart with what can be added. */
export function showReorder(
  reordered: readonly ReorderedLine[],
  after: CartLines,
  replacements: ReadonlyMap<number, Sellable>,
  moment: Date,
): ReorderLine[] {
  const planned = new Map(planCart(after, moment).lines.map((one) => [choiceKey(one.row), one]));
  return reordered.map((one) => {
    const { line, sellable, added, inPresale, refusal } = one;
    const isSold = sellable !== null && !sellable.isWithdrawn;
    const inPlan = planned.get(choiceKey(line))?.price;
    const price = isSold ? (inPlan ?? priceOf(sellable, line.quantity, moment)) : null;
    const chosen = isSold ? describeAssemblies(sellable, line.assemblyVersionIds) : null;
    const instead = added === 0 ? replacements.get(line.versionId) : undefined;
    return {
      productId: String(line.productId),
      code: line.code,
      versionCode: line.versionCode,
      name: line.name,
      versionName: line.versionName,
      slug: line.slug,
      image: line.image,
      assemblyCode: chosen?.code ?? null,
      assemblyVersionCode: chosen?.versionCode ?? null,
      color: sellable?.color ?? null,
      state: added === 0 ? 'UNAVAILABLE' : refusal ? 'PARTIAL' : 'AVAILABLE',
      reason: reasonOf(one),
      quantityThen: line.quantity,
      priceThen: line.unitPrice,
      quantityNow: added - inPresale,
      quantityPresale: inPresale,
      dispatchDate: one.lastDate,
      priceNow: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      inCart: one.inCart,
      replacement: instead ? showReplacement(instead, moment) : null,
    };
  });
}

function reasonOf({ refusal, added, line }: ReorderedLine): ReorderLine['reason'] {
  if (refusal === null) return null;
  const reason = sentenceOf(refusal);
  const message = added === 0 ? reason : say('addedSome', { added, asked: line.quantity, reason });
  return { code: refusal.code, message };
}

function showReplacement(sellable: Sellable, moment: Date): ReorderLine['replacement'] {
  const { productId, code, versionCode, name, versionName, slug, image, brand } = sellable;
  const price = priceOf(sellable, sellable.minQuantity, moment)?.price ?? null;
  const about = { code, versionCode, name, versionName, slug, image, brand, price };
  return { productId: String(productId), ...about, stock: sellable.stock };
}
