import type { Pesos } from './money.ts';

/**
 * Spreads an amount of pesos over parts in proportion to what each weighs, so that the shares add up
 * to the amount exactly. Every share is rounded down; the pesos left over go to those who lost the
 * most by that, the first of equals first. No share is more than its weight while the amount is not
 * more than all of them. Without any weight every share is 0.
 */
export function spread(amount: Pesos, weights: readonly Pesos[]): Pesos[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((share) => Number(share / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, index) => ({ place: index, loss: share % whole }))
    .sort((one, other) => Number(other.loss - one.loss) || one.place - other.place);
  for (const { place } of byLoss.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

/**
 * The same of an amount that has to go somewhere whatever the parts weigh, a negative one too:
 * without any weight all of it goes to the first part.
 */
export function spreadAll(amount: Pesos, weights: readonly Pesos[]): Pesos[] {
  if (weights.every((weight) => weight === 0)) {
    return weights.map((_, index) => (index === 0 ? amount : 0));
  }
  const shares = spread(Math.abs(amount), weights);
  return amount < 0 ? shares.map((share) => -share || 0) : shares;
}
