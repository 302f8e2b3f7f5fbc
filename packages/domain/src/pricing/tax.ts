import { divideHalfUp, type Pesos, scalePercent } from '../kernel/money.ts';

/**
 * Splits a total that includes its tax (D-5): net = round(total / 1.19) at 19 %, and the tax is
 * the rest, so both always add up. Applied to each line; totals are the sum of the lines.
 */
export function splitTax(line: { total: Pesos; ratePercent: number }): { net: Pesos; tax: Pesos } {
  if (!(line.ratePercent >= 0)) throw new RangeError(`Not a tax rate: ${line.ratePercent}`);
  const whole = scalePercent(100);
  const net = divideHalfUp(BigInt(line.total) * whole, whole + scalePercent(line.ratePercent));
  return { net, tax: line.total - net };
}
