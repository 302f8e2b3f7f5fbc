import type { StoredLine } from '../snapshot.ts';

export interface TakenUnits {
  readonly versionId: number;
  readonly quantity: number;
  /** Pesos a unit that the buyer last agreed to. */
  readonly seenPrice: number;
}

/** What a change takes out of a cart, once for each version: what leaves now and later together. */
export function takenUnits(
  before: readonly StoredLine[],
  after: readonly StoredLine[],
): TakenUnits[] {
  const left = new Map(after.map(({ id, quantity }) => [id, quantity]));
  const taken = before.flatMap(({ id, versionId, quantity, seenPrice }) => {
    const units = quantity - (left.get(id) ?? 0);
    return units > 0 ? [{ versionId, quantity: units, seenPrice }] : [];
  });
  return [...Map.groupBy(taken, ({ versionId }) => versionId)].map(([versionId, lines]) => ({
    versionId,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    seenPrice: Math.min(...lines.map(({ seenPrice }) => seenPrice)),
  }));
}
