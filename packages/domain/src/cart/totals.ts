import type { Pesos } from '../kernel/money.ts';

/** Units times price, summed: pesos. Both are whole, so nothing is rounded. */
export function totalOf(lines: readonly { quantity: number; unitPrice: Pesos }[]): Pesos {
  return lines.reduce((total, line) => total + line.quantity * line.unitPrice, 0);
}

/** How many units the lines hold together. */
export function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}

/** The goods at the buyer's price before promotions, what they cost, and what promotions take off. */
export function sumGoods(
  lines: readonly { quantity: number; originalPrice: Pesos; total: Pesos }[],
): { subtotal: Pesos; amount: Pesos; discount: Pesos } {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.originalPrice, 0);
  const amount = lines.reduce((sum, line) => sum + line.total, 0);
  return { subtotal, amount, discount: subtotal - amount };
}
