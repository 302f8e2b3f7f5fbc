import { say } from '@matiz/contracts/messages.ts';
import type { RuleEffect } from '@matiz/contracts/staff/pricing/price-rules.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { PriceInputs } from '@matiz/domain/pricing/resolve-price.ts';
import { summariseRule } from '@matiz/domain/pricing/rule-effect.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';
import type { Sql } from '#db/sql.ts';
import { readProductRules } from '#modules/catalogue/index.ts';
import { countOpenCarts } from '../prices.store.ts';
import type { RuleLocation } from './rules.store.ts';

export interface RuleDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

export interface RuleDraft {
  /** What the stored rule touches and what the draft would. */
  readonly productIds: readonly number[];
  readonly quantities: readonly number[];
  /** Saved nowhere yet: it is said if it would do nothing. */
  readonly isNew: boolean;
  readonly window: Window;
  readonly place: RuleLocation | null;
  /** Where carts are counted; null: everywhere. */
  readonly warehouseId: number | null;
  readonly customers: number | null;
  /** The rules of a product as they would be. */
  readonly change: (rules: PriceInputs, productId: number) => PriceInputs;
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

const mostExamples = 8;

/**
 * What a draft does to prices (D-6): read as a cart reads them, at the first moment at which it
 * would hold, each worked out with the rule as it is stored and as it would be.
 */
export async function showEffect(deps: RuleDeps, draft: RuleDraft): Promise<RuleEffect> {
  const { clock } = deps;
  const sql = deps.sql.reader;
  const { place, productIds, window, quantities, warehouseId, customers } = draft;
  const now = clock();
  const moment = window.startsAt !== null && window.startsAt > now ? window.startsAt : now;
  const found = place ? await readProductRules(sql, productIds, place.viewer, moment) : [];
  const ids = new Map(found.map(({ code, id }) => [code, id]));
  const cases = found.flatMap(({ id, code, name, prices }) =>
    prices === null
      ? []
      : [{ code, product: name, before: prices, after: draft.change(prices, id) }],
  );
  const { changed, ...effect } = summariseRule(cases, { quantities, moment }, mostExamples);
  const touched = changed.flatMap((code) => ids.get(code) ?? []);
  const isOver = window.endsAt !== null && window.endsAt <= now;
  const isIdle = draft.isNew && changed.length === 0 && cases.length > 0;
  return {
    at: moment.toISOString(),
    warehouse: place?.warehouse ?? '',
    buyer: place?.buyer ?? null,
    products: cases.length,
    changed: changed.length,
    unsold: found.length - cases.length,
    carts: touched.length === 0 ? 0 : await countOpenCarts(sql, warehouseId, touched),
    customers,
    ...effect,
    warnings: [
      ...(isOver ? [say('ruleIsOver')] : isIdle ? [say('ruleChangesNothing')] : []),
      ...draft.warnings,
    ],
    problems: [...draft.problems],
  };
}
