import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { previewProgrammedPrice as call } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import { replaceRule } from '@matiz/domain/pricing/rule-effect.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import { isStoredId } from '../rules/draft-id.ts';
import { type RuleDeps, showEffect } from '../rules/rule-effect.ts';
import { findProductsByCode, findWarehouseLocation } from '../rules/rules.store.ts';
import { findCrossings, sayDearerThanLists, sayRefusals, showCrossing } from './crossings.ts';

/** What a programmed price would do as it is written, and what it crosses. */
export async function previewProgrammedPrice(
  deps: RuleDeps,
  { id: asked, set }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const sql = deps.sql.reader;
  const id = isStoredId(asked) ? asked : null;
  const { name, code, price } = set;
  const warehouseId = set.warehouseId ? Number(set.warehouseId) : null;
  const [product] = await findProductsByCode(sql, [code]);
  const window = windowOf(set);
  const backwards = isBackwards(window);
  const draft = product &&
    !backwards && {
      id: id ?? 'new',
      name,
      price,
      productId: product.id,
      warehouseId: set.warehouseId ?? null,
      ...window,
    };
  const crossings = draft ? await findCrossings(sql, draft) : [];
  const effect = await showEffect(deps, {
    isNew: id === null,
    productIds: product ? [product.id] : [],
    quantities: [1],
    window,
    warehouseId,
    customers: null,
    warnings: draft ? await sayDearerThanLists(sql, draft) : [],
    place: await findWarehouseLocation(sql, warehouseId),
    change: (rules) =>
      replaceRule(rules, 'programmed', id, { id: id ?? 'new', name, price, ...window }),
    problems: [
      ...(product ? [] : [say('codesUnknown', { codes: code })]),
      ...(backwards ? [say('windowBackwards')] : []),
      ...sayRefusals(crossings),
    ],
  });
  return ok({ result: { ...effect, crossings: crossings.map(showCrossing) } });
}
