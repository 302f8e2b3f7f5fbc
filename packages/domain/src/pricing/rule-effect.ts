import type { Pesos } from '../kernel/money.ts';
import { type PriceInputs, resolvePrice } from './resolve-price.ts';

type RuleKind = 'list' | 'programmed' | 'deals';

/** The rules with one of them as someone is about to save it; `next` null: without it. */
export function replaceRule<Kind extends RuleKind>(
  rules: PriceInputs,
  kind: Kind,
  id: string | null,
  next: PriceInputs[Kind][number] | null,
): PriceInputs {
  const others = rules[kind].filter((rule) => rule.id !== id);
  return { ...rules, [kind]: next === null ? others : [...others, next] };
}

/** A product with what decides its price now, and what would. */
export interface RuleCase {
  readonly code: string;
  readonly product: string;
  readonly before: PriceInputs;
  readonly after: PriceInputs;
}

interface QuantityStep {
  readonly quantity: number;
  readonly before: Pesos;
  readonly after: Pesos;
}

/** What saving a rule does to prices, at these quantities and that moment. */
export function summariseRule(
  cases: readonly RuleCase[],
  { quantities, moment }: { quantities: readonly number[]; moment: Date },
  most: number,
) {
  const asked = [...new Set(quantities)].toSorted((a, b) => a - b);
  const seen = cases.map(({ code, product, before, after }) => {
    const steps = asked.map((quantity): QuantityStep => {
      const price = (rules: PriceInputs) => resolvePrice({ ...rules, quantity, moment }).price;
      return { quantity, before: price(before), after: price(after) };
    });
    return { code, product, steps };
  });
  const changed = seen.filter(({ steps }) => steps.some((step) => step.before !== step.after));
  const shares = changed.flatMap(({ steps }) => steps.map(shareOf));
  const rise = Math.max(0, ...shares);
  const fall = Math.min(0, ...shares);
  return {
    changed: changed.map(({ code }) => code),
    rise: rise > 0 ? rise : null,
    fall: fall < 0 ? fall : null,
    examples: changed
      .toSorted((a, b) => largest(b.steps) - largest(a.steps) || (a.code < b.code ? -1 : 1))
      .slice(0, most),
  };
}

/** A price that was nothing has no share to rise by. */
function shareOf({ before, after }: QuantityStep): number {
  return before === 0 ? 0 : (after - before) / before;
}

function largest(steps: readonly QuantityStep[]): number {
  return Math.max(...steps.map((step) => Math.abs(shareOf(step))));
}
