import type { Pesos } from '../kernel/money.ts';

/** Between two notices of one cart. */
export const betweenPriceNotices = 24 * 3_600_000;

/** The price of a line that is no longer the one that its buyer agreed to. */
export interface PriceMove {
  readonly lineId: string;
  readonly versionId: number;
  readonly before: Pesos;
  readonly after: Pesos;
}

export interface PriceTold {
  readonly toldAt: Date | null;
  /** What `keysOf` said of what was told. */
  readonly told: readonly string[];
}

/**
 * Whether a cart's price moves are told now: one of them was told never, and the last notice was
 * long enough ago. A price that goes back and forth is told once.
 */
export function areMovesTold(moves: readonly PriceMove[], before: PriceTold, now: Date): boolean {
  const isNew = keysOf(moves).some((key) => !before.told.includes(key));
  const isQuiet =
    before.toldAt !== null && now.getTime() - before.toldAt.getTime() < betweenPriceNotices;
  return isNew && !isQuiet;
}

export function keysOf(moves: readonly PriceMove[]): string[] {
  return moves.map(({ lineId, after }) => `${lineId}:${after}`);
}
