import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type * as calls from '@matiz/contracts/staff/pricing/price-lists.ts';
import type { RuleEffect } from '@matiz/contracts/staff/pricing/price-rules.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { foremostLists } from '@matiz/domain/pricing/resolve-price.ts';
import { replaceRule } from '@matiz/domain/pricing/rule-effect.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { NamedViewer } from '#modules/catalogue/index.ts';
import { isStoredId } from '../rules/draft-id.ts';
import { nameSome, unknownCodes } from '../rules/refusals.ts';
import { type RuleDeps, showEffect } from '../rules/rule-effect.ts';
import { findProductsByCode } from '../rules/rules.store.ts';
import { showWindow } from '../rules/show-window.ts';
import * as store from './list.store.ts';

/** What a list would do with these terms and the prices that it has. */
export async function previewPriceList(
  deps: RuleDeps,
  { id: asked, set }: BodyOf<typeof calls.previewPriceList>,
): Promise<ResultOf<typeof calls.previewPriceList>> {
  const sql = deps.sql.reader;
  const id = isStoredId(asked) ? asked : null;
  const { name, priority, tradeTypeId } = set;
  const audience: store.ListAudience = {
    tradeTypeId: tradeTypeId ? Number(tradeTypeId) : null,
    cityCode: set.cityCode ?? null,
    stateCode: set.stateCode ?? null,
    document: set.document ?? null,
    loyaltyTier: set.loyaltyTier ?? null,
  };
  const terms = { name, priority, audience, ...windowOf(set) };
  const items = id === null ? new Map() : await store.findItems(sql, id);
  const isForNobody = Object.values(audience).every((value) => value === null);
  const problems = isForNobody ? [say('listForNobody')] : [];
  const result = await listEffect(deps, {
    id,
    terms,
    items,
    productIds: [...items.keys()],
    isPasted: false,
    problems,
  });
  return ok({ result });
}

/** What a list would do with these prices, on its terms as they are stored. */
export async function previewPriceListPrices(
  deps: RuleDeps,
  { id, prices }: BodyOf<typeof calls.previewPriceListPrices>,
): Promise<ResultOf<typeof calls.previewPriceListPrices>> {
  const sql = deps.sql.reader;
  const terms = isStoredId(id) ? await store.findTerms(sql, id) : null;
  if (terms === null) return fail(failure('NOT_FOUND'));
  const codes = prices.map(({ code }) => code);
  const found = await findProductsByCode(sql, codes);
  const ids = new Map(found.map((product) => [product.asked, product.id]));
  const items = await store.findItems(sql, id);
  for (const { code, price, percent } of prices) {
    const productId = ids.get(code);
    if (productId !== undefined) items.set(productId, { price, percent });
  }
  const unknown = unknownCodes(codes, found);
  const problems = unknown.length > 0 ? [say('codesUnknown', { codes: nameSome(unknown) })] : [];
  const productIds = [...new Set(ids.values())];
  const draft = { id, terms, items, productIds, isPasted: true, problems };
  return ok({ result: await listEffect(deps, draft) });
}

interface ListDraft {
  readonly id: string | null;
  readonly terms: store.ListTerms;
  readonly items: ReadonlyMap<number, store.ListItem>;
  readonly productIds: readonly number[];
  /** Prices that someone is about to set: it is said if they would do nothing. */
  readonly isPasted: boolean;
  readonly problems: readonly string[];
}

async function listEffect(deps: RuleDeps, draft: ListDraft): Promise<RuleEffect> {
  const sql = deps.sql.reader;
  const { id, terms, items, productIds } = draft;
  const { name, priority, audience, startsAt, endsAt } = terms;
  const window = { startsAt, endsAt };
  const buyer = await store.findExampleBuyer(sql, audience);
  const isForBuyer = buyer !== null && fits(audience, buyer);
  const customers = await store.countAudience(sql, audience);
  const rivals = isBackwards(window) ? [] : await store.findRivals(sql, id, terms, productIds);
  const { warehouse = '', customer = null, ...viewer } = buyer ?? {};
  return showEffect(deps, {
    productIds,
    quantities: [1],
    isNew: draft.isPasted,
    window,
    place: buyer && {
      warehouse,
      buyer: customer,
      viewer: { ...buyer, ...viewer, priceHidden: null },
    },
    warehouseId: null,
    customers,
    change(rules, productId) {
      const item = items.get(productId);
      const isIn = isForBuyer && item && (item.price !== null || item.percent !== null);
      const rule = isIn ? { id: id ?? 'new', name, priority, ...item, ...window } : null;
      return replaceRule(rules, 'list', id, rule);
    },
    warnings: [
      ...(items.size === 0 ? [say('listIsEmpty')] : []),
      ...(buyer === null || customers > 0 ? [] : [say('listNoBuyers')]),
      ...rivals.map((rival) => sayRival(rival, terms)),
    ],
    problems: [
      ...draft.problems,
      ...(buyer === null && audience.document !== null ? [say('listNoCustomer')] : []),
      ...(buyer === null || isForBuyer ? [] : [say('listMissesBuyer')]),
      ...(isBackwards(window) ? [say('windowBackwards')] : []),
    ],
  });
}

function fits(audience: store.ListAudience, buyer: NamedViewer): boolean {
  const { tradeTypeId, cityCode, stateCode, loyaltyTier } = audience;
  return (
    (tradeTypeId === null || tradeTypeId === buyer.tradeTypeId) &&
    (cityCode === null || cityCode === buyer.cityCode) &&
    (stateCode === null || stateCode === buyer.stateCode) &&
    (loyaltyTier === null || loyaltyTier === buyer.loyaltyTier)
  );
}

/** Which of two lists that share products goes first, as the resolver has it. */
function sayRival(rival: store.RivalList, own: store.ListTerms): string {
  const { name, priority, products: n } = rival;
  const products = n === 1 ? '1 producto' : `${n} productos`;
  const told = { name, priority, products, window: showWindow(rival) };
  const foremost = foremostLists<Pick<store.ListTerms, 'priority'>>([own, rival]);
  if (foremost.length > 1) return say('listSamePriority', told);
  return say(foremost[0] === own ? 'listGoesAfter' : 'listGoesBefore', told);
}
