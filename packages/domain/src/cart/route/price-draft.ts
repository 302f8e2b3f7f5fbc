import type { Sellable } from '../../catalogue/sellable.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { decideQuickOrder } from '../quick-order/decide-quick-order.ts';
import { pricesIn } from '../quick-order/prices-in.ts';
import type { RowFault } from '../quick-order/row-fault.ts';

/** Units of one version in a draft that is taken without a connection. */
export interface RouteDraftLine {
  readonly versionId: number;
  readonly quantity: number;
}

/** A line as the device works it out: what is told to the seller, and checked by the shop later. */
export interface PricedRouteLine extends RouteDraftLine {
  readonly sellable: Sellable;
  /** Pesos a unit with all of the draft; null: the warehouse has no price for it. */
  readonly price: Pesos | null;
  readonly originalPrice: Pesos | null;
  readonly total: Pesos;
  readonly inPresale: number;
  readonly lastDate: PlainDate | null;
  /** Why it could not be had as the stock was; null: it could. */
  readonly fault: RowFault | null;
}

export interface PricedDraft {
  readonly lines: readonly PricedRouteLine[];
  readonly amount: Pesos;
  readonly units: number;
}

/**
 * A draft by the rules of the cart, over what was carried along: the same decision that the shop
 * takes of a quick order, so that both say the same where nothing changed. `find` knows each
 * version as it is for the customer; what it does not know is left out.
 */
export function priceDraft(
  draft: readonly RouteDraftLine[],
  find: (versionId: number) => Sellable | undefined,
  moment: Date,
): PricedDraft {
  const known = draft.flatMap((line) => {
    const sellable = find(line.versionId);
    return sellable ? [{ ...line, sellable }] : [];
  });
  const cart = { rows: [], sellables: new Map(known.map((one) => [one.versionId, one.sellable])) };
  const rows = known.map(({ versionId, quantity, sellable: { name, code } }) => ({
    text: code,
    item: code,
    quantityText: String(quantity),
    kind: 'sure' as const,
    candidates: [{ versionId, name }],
  }));
  const newId = countIds();
  const { decided, change } = decideQuickOrder(rows, cart, { moment, newId });
  const pricing = pricesIn({ ...cart, ...change }, moment);
  const lines = known.map(({ sellable, ...line }, index): PricedRouteLine => {
    const outcome = decided[index]?.outcome;
    const good = outcome && !('reason' in outcome) ? outcome : null;
    const price = pricing.price(sellable, good === null ? 1 : 0);
    return {
      ...line,
      sellable,
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      total: good && price ? good.quantity * price.price : 0,
      inPresale: good?.inPresale ?? 0,
      lastDate: good?.lastDate ?? null,
      fault: outcome && 'reason' in outcome ? outcome : null,
    };
  });
  const good = lines.filter(({ fault }) => fault === null);
  return {
    lines,
    amount: good.reduce((sum, { total }) => sum + total, 0),
    units: good.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The lines are written nowhere: any names do. */
function countIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `line ${count}`;
  };
}
