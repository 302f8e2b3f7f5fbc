import type { Pesos } from '../../kernel/money.ts';
import type { VolumeBreak } from '../../pricing/volume-breaks.ts';

/** Something that a sentence names and a rule compares. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** Units that are bought, and units that come cheaper with them. */
export interface BuyGet {
  readonly buy: number;
  readonly get: number;
  /** How often in one order; null: as often as the goods allow. */
  readonly times: number | null;
  /** What counts as bought, in words; null: anything. */
  readonly bought: string | null;
  /** What comes cheaper, in words; null: the cheapest of the same goods. */
  readonly got: string | null;
}

/** Units of some goods, counted together whichever they are: from so many on, so many percent off. */
export interface Mix {
  readonly steps: readonly VolumeBreak[];
  /** What is counted, in words; null: anything. */
  readonly of: string | null;
}

/** What a discount gives, and to whom, where and for what it does. */
export interface CouponRule {
  readonly kind: 'percentage' | 'value' | 'free-shipping' | 'buy-get' | 'mix';
  /** Percent or pesos, by `kind`; of `buy-get` the percent off what comes with it, of `mix` the highest; 0: shipping. */
  readonly amount: number;
  /** Of `buy-get` alone, and of `mix` alone. */
  readonly buyGet: BuyGet | null;
  readonly mix: Mix | null;
  /** Pesos of the goods that it is for. */
  readonly minAmount: Pesos;
  /** The most that it takes off the goods, in pesos, unless it is an amount; null: no such limit. */
  readonly maxDiscount: Pesos | null;
  readonly startsAt: Date;
  /** The first moment at which it counts no more. */
  readonly endsAt: Date;
  /** How often it may still be used by anybody; null: without limit. */
  readonly usesLeft: number | null;
  /** How often this customer may still use it. */
  readonly customerUsesLeft: number;
  /** The one business that it is for; null: any. */
  readonly customerId: string | null;
  /** The kind of business and the loyalty tier that it is for; null: any. */
  readonly tradeType: string | null;
  readonly tier: string | null;
  readonly isFirstOrderOnly: boolean;
  /** Where it is delivered and how it is paid; none: anywhere, anyhow. */
  readonly cities: readonly NamedCode[];
  readonly methods: readonly NamedCode[];
  /** Whether it leaves out what is on offer already. */
  readonly excludesDeals: boolean;
}

/** A line that a discount may be for. */
export interface DiscountedLine {
  /** After promotions: what a least amount is measured on. */
  readonly total: Pesos;
  /** What the discounts before left of it. */
  readonly left: Pesos;
  readonly quantity: number;
  readonly isOnOffer: boolean;
  /** Whether it is among the goods that count, and among those that come cheaper with them. */
  readonly isEligible: boolean;
  readonly isGot: boolean;
}

/** Who would use it, and on what. */
export interface CouponUse {
  readonly now: Date;
  readonly customerId: string | null;
  readonly tradeType: string | null;
  readonly tier: string | null;
  readonly hasOrdered: boolean;
  /** Where to, and how it is paid; null: nobody knows yet. */
  readonly cityCode: string | null;
  readonly methodCode: string | null;
  /** What bringing the goods costs without it. */
  readonly shipping: Pesos;
  readonly lines: readonly DiscountedLine[];
}

export interface CouponEffect {
  /** Off each line, in pesos, in the order of the lines. */
  readonly perLine: readonly Pesos[];
  /** Off all lines. */
  readonly goods: Pesos;
  /** Off shipping. */
  readonly shipping: Pesos;
}

/** Why a discount gives nothing; what is missing where something is. */
export type CouponRefusal =
  | {
      readonly kind:
        | 'early'
        | 'over'
        | 'used-up'
        | 'used'
        | 'not-first'
        | 'customer'
        | 'no-goods'
        | 'only-offers'
        | 'covered'
        | 'idle'
        | 'dearer';
    }
  | { readonly kind: 'tier'; readonly tier: string }
  | { readonly kind: 'trade-type'; readonly tradeType: string }
  | { readonly kind: 'city'; readonly cities: readonly string[] }
  | { readonly kind: 'method'; readonly methods: readonly string[] }
  | { readonly kind: 'missing'; readonly missing: Pesos }
  /** Units of what counts, or of what would come cheaper; `of` null: of anything. */
  | { readonly kind: 'units'; readonly missing: number; readonly of: string | null }
  /** One before it ends the chain. */
  | { readonly kind: 'stopped'; readonly by: string };
