import type { Pesos } from '../kernel/money.ts';

/** From the lowest to the highest (§9). */
export const TIERS = ['Bronce', 'Plata', 'Oro', 'Diamante'] as const;
export type Tier = (typeof TIERS)[number];

/** From how many pesos on each tier is reached. */
export type Thresholds = Record<Tier, Pesos>;

/** `next` and `amountToNext` are null for Diamante, where the hint is hidden (§9). */
export type Standing = { current: Tier; next: Tier | null; amountToNext: Pesos | null };

/**
 * The tier that an amount of pesos earns, and what the next one takes (D-13). Whoever reaches
 * no threshold is Bronce. The threshold itself is enough.
 */
export function standingFor(amount: Pesos, thresholds: Thresholds): Standing {
  const current = TIERS.findLast((tier) => amount >= thresholds[tier]) ?? 'Bronce';
  const next = TIERS[TIERS.indexOf(current) + 1] ?? null;
  return { current, next, amountToNext: next === null ? null : thresholds[next] - amount };
}
