import type { NewsKind } from '@matiz/domain/cart/line-news.ts';

/** What is sold: two tones of one dye, and a shampoo by twos, four at least. */
export const goods = {
  copper: { product: 'dye', least: 1, multiple: 1 },
  ash: { product: 'dye', least: 1, multiple: 1 },
  shampoo: { product: 'shampoo', least: 4, multiple: 2 },
} as const;
export type GoodName = keyof typeof goods;
export const goodNames = Object.keys(goods) as [GoodName, ...GoodName[]];
export type ProductName = (typeof goods)[GoodName]['product'];

/** What the shop asks and has just now. */
export interface Market {
  readonly price: Record<ProductName, number>;
  readonly stock: Record<GoodName, number>;
}

export interface Step {
  readonly kind: 'add' | 'set' | 'remove';
  readonly good: GoodName;
  /** Of `remove`: 0. */
  readonly units: number;
}

export interface News {
  readonly good: GoodName;
  readonly kind: NewsKind;
  readonly before: number;
  readonly after: number;
}

/**
 * The cart of one person as a plain program: what each change does to it, once, and what has to be
 * told of it afterwards. A line remembers what a unit cost on the screen of the one who touched it last.
 */
export class CartModel {
  readonly lines = new Map<GoodName, { units: number; seenPrice: number }>();

  /** Says whether the shop has to take it. */
  take({ kind, good, units }: Step, shownPrice: number, market: Market): boolean {
    const line = this.lines.get(good);
    if (kind !== 'add' && !line) return false;
    if (kind === 'remove') return this.lines.delete(good);
    const total = kind === 'add' ? (line?.units ?? 0) + units : units;
    const { least, multiple } = goods[good];
    if (total < least || total % multiple !== 0 || total > market.stock[good]) return false;
    this.lines.set(good, { units: total, seenPrice: shownPrice });
    return true;
  }

  units(): Record<string, number> {
    return Object.fromEntries([...this.lines].map(([good, { units }]) => [good, units]).toSorted());
  }

  news({ price, stock }: Market): News[] {
    return [...this.lines].flatMap(([good, { units, seenPrice }]): News[] => {
      const cost = price[goods[good].product];
      const left = Math.min(units, stock[good]);
      const isDearer = left > 0 && cost !== seenPrice;
      const kind = cost > seenPrice ? 'PRICE_UP' : 'PRICE_DOWN';
      return [
        ...(isDearer ? [{ good, kind, before: seenPrice, after: cost } as const] : []),
        ...(left < units
          ? [{ good, kind: 'LESS_STOCK', before: units, after: left } as const]
          : []),
      ];
    });
  }
}
