import type { Pesos } from '../kernel/money.ts';

/** Units times price, summed: pesos. Both are whole, so nothing is rounded. */
export function totalOf(lines: readonly { quantity: number; unitPrice: Pesos }[]): Pesos {
  return lines.reduce((total, line) => total + line.quantity * line.unitPrice, 0);
}

/** How many units the lines hold together. */
export function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}

/** How many different tones there are; a tone's stock part and presale part count once. */
export function distinctTonesOf(
  lines: readonly { productId: string; versionCode: string | null }[],
): number {
  const tones = lines.filter((line) => line.versionCode !== null);
  return new Set(tones.map((line) => JSON.stringify([line.productId, line.versionCode]))).size;
}
