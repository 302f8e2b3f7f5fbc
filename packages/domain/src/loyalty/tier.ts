import type { Pesos } from '../kernel/money.ts';

/** From the lowest to the highest (§9). */
export const loyaltyTiers = ['Bronce', 'Plata', 'Oro', 'Diamante'] as const;
export type Tier = (typeof loyaltyTiers)[number];

/** From how many pesos on each tier is reached. */
export type Thresholds = Record<Tier, Pesos>;

/** `next` and `amountToNext` are null for Diamante, where the hint is hidden (§9). */
export type TierProgress = { current: Tier; next: Tier | null; amountToNext: Pesos | null };

/**
 * The tier that an amount of pesos earns, and what the next one takes (D-13). Anyone who reaches
 * no threshold is Bronce. The threshold itself is enough.
 */
export function tierProgressFor(amount: Pesos, thresholds: Thresholds): TierProgress {
  const current = loyaltyTiers.findLast((tier) => amount >= thresholds[tier]) ?? 'Bronce';
  const next = loyaltyTiers[loyaltyTiers.indexOf(current) + 1] ?? null;
  return { current, next, amountToNext: next === null ? null : thresholds[next] - amount };
}

/** What a tier would be with more that counts: the same as now where that reaches no other. */
export function tierWith(
  counted: Pesos,
  more: Pesos,
  thresholds: Thresholds,
): TierProgress & { readonly isRaised: boolean } {
  const before = tierProgressFor(counted, thresholds);
  const after = tierProgressFor(counted + more, thresholds);
  const isRaised = loyaltyTiers.indexOf(after.current) > loyaltyTiers.indexOf(before.current);
  return { ...after, isRaised };
}

/** The thresholds of tiers that were read; one that is not there is reached by nobody. */
export function thresholdsOf(
  tiers: readonly { readonly name: Tier; readonly threshold: Pesos }[],
): Thresholds {
  const threshold = (name: Tier) =>
    tiers.find((tier) => tier.name === name)?.threshold ?? Number.POSITIVE_INFINITY;
  return {
    Bronce: threshold('Bronce'),
    Plata: threshold('Plata'),
    Oro: threshold('Oro'),
    Diamante: threshold('Diamante'),
  };
}

/**
 * From when on what was delivered counts: the same moment a year earlier. 29 February looks back to
 * 1 March.
 */
export function countsSince(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then;
}
