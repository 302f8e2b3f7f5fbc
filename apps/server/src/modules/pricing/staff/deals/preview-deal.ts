import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { previewDeal as call } from '@matiz/contracts/staff/pricing/deals.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { Deal } from '@matiz/domain/pricing/resolve-price.ts';
import { replaceRule } from '@matiz/domain/pricing/rule-effect.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import { isStoredId } from '../rules/draft-id.ts';
import { nameSome, unknownCodes } from '../rules/refusals.ts';
import { type RuleDeps, showEffect } from '../rules/rule-effect.ts';
import { findProductsByCode, findWarehouseLocation } from '../rules/rules.store.ts';
import { dealKindOf, sayTaken } from './deal.resource.ts';
import { findDealProducts, findDealQuantities, findTaken } from './deal.store.ts';

/** What a deal would do as it is written. */
export async function previewDeal(
  deps: RuleDeps,
  { id: asked, set }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const { clock } = deps;
  const sql = deps.sql.reader;
  const id = isStoredId(asked) ? asked : null;
  const { name, breaks, codes } = set;
  const found = await findProductsByCode(sql, codes);
  const wanted = new Set(found.map((product) => product.id));
  const stored = id === null ? [] : await findDealProducts(sql, id);
  const before = id === null ? [] : await findDealQuantities(sql, id);
  const taken = sayTaken(await findTaken(sql, [...wanted], { id, now: clock() }));
  const unknown = unknownCodes(codes, found);
  const window = windowOf(set);
  const rule: Deal = { id: id ?? 'new', name, kind: dealKindOf(breaks), ...window, breaks };
  const result = await showEffect(deps, {
    isNew: id === null,
    productIds: [...new Set([...wanted, ...stored])],
    quantities: [...breaks.map(({ minQuantity }) => minQuantity), ...before],
    window,
    place: await findWarehouseLocation(sql, null),
    warehouseId: null,
    customers: null,
    warnings: [],
    change: (rules, productId) =>
      replaceRule(rules, 'deals', id, wanted.has(productId) ? rule : null),
    problems: [
      ...(unknown.length > 0 ? [say('codesUnknown', { codes: nameSome(unknown) })] : []),
      ...(taken === null ? [] : [taken]),
      ...(isBackwards(window) ? [say('windowBackwards')] : []),
    ],
  });
  return ok({ result });
}
