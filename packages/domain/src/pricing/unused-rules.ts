import type { ResolvedPrice } from './resolve-price.ts';
import { percentFor, type VolumeBreak } from './volume-breaks.ts';
import type { Window } from './window.ts';

/** Whom or where a rule is for, and whether the one who looks is that. */
export interface RuleAudience {
  readonly of: 'customer' | 'tier' | 'trade-type' | 'city' | 'state' | 'warehouse';
  readonly needs: string;
  readonly isMet: boolean;
}

/** A rule that names a product, no matter whom it is for. */
export interface NamedRule extends Window {
  readonly kind: 'list' | 'programmed' | 'deal';
  readonly id: string;
  readonly name: string;
  readonly audience: readonly RuleAudience[];
  /** Of a deal. */
  readonly breaks: readonly VolumeBreak[];
}

/** Why a rule did nothing: what it needs, in words or numbers; of a moment, as JSON has it. */
export interface UnusedReason {
  readonly of: RuleAudience['of'] | 'coming' | 'over' | 'quantity' | 'outranked';
  readonly needs: string;
}

/** The rules of a product that did not make its price, each with the first thing that it lacked (D-6). */
export function unusedRules(
  rules: readonly NamedRule[],
  { steps }: Pick<ResolvedPrice, 'steps'>,
  { quantity, moment }: { readonly quantity: number; readonly moment: Date },
): (Pick<NamedRule, 'kind' | 'name'> & { readonly reason: UnusedReason })[] {
  return rules.flatMap((rule) => {
    const { kind, id, name } = rule;
    const used = steps.find((step) => step.kind === kind);
    if (used?.id === id) return [];
    const reason = lackOf(rule, quantity, moment) ?? { of: 'outranked', needs: used?.name ?? '' };
    return [{ kind, name, reason }];
  });
}

function lackOf(rule: NamedRule, quantity: number, moment: Date): UnusedReason | null {
  const unmet = rule.audience.find(({ isMet }) => !isMet);
  if (unmet) return { of: unmet.of, needs: unmet.needs };
  const { startsAt, endsAt, breaks } = rule;
  if (startsAt !== null && startsAt > moment) {
    return { of: 'coming', needs: startsAt.toISOString() };
  }
  if (endsAt !== null && endsAt <= moment) return { of: 'over', needs: endsAt.toISOString() };
  if (rule.kind !== 'deal' || percentFor(breaks, quantity) > 0) return null;
  const fewest = Math.min(...breaks.map(({ minQuantity }) => minQuantity));
  return { of: 'quantity', needs: String(fewest) };
}
