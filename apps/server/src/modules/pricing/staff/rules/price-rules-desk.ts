import type { BodyOf, QueryOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { previewDeal as previewDealCall } from '@matiz/contracts/staff/pricing/deals.ts';
import type * as listCalls from '@matiz/contracts/staff/pricing/price-lists.ts';
import type { findRuleCodes } from '@matiz/contracts/staff/pricing/price-rules.ts';
import type {
  listPriceCalendar,
  previewProgrammedPrice as previewProgrammedCall,
} from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { type ListQuery, type ListSource, listRows } from '#resource/list-rows.ts';
import { createResource } from '#resource/resource.ts';
import { dealResource } from '../deals/deal.resource.ts';
import { previewDeal } from '../deals/preview-deal.ts';
import { listResource } from '../lists/list.resource.ts';
import { listPricesSource } from '../lists/list-prices.source.ts';
import { previewPriceList, previewPriceListPrices } from '../lists/preview-list.ts';
import { calendarSource } from '../programmed/calendar.source.ts';
import { previewProgrammedPrice } from '../programmed/preview-programmed.ts';
import { programmedResource } from '../programmed/programmed.resource.ts';
import type { RuleDeps } from './rule-effect.ts';
import { findCodes } from './rules.store.ts';

export type PriceRulesDesk = ReturnType<typeof createPriceRulesDesk>;

/** What decides prices beside the base price, as staff keep it (D-6, D-19). */
export function createPriceRulesDesk(deps: RuleDeps) {
  return {
    codes: async (query: QueryOf<typeof findRuleCodes>) =>
      ok({ results: await findCodes(deps.sql.reader, query) }),
    deals: createResource(deps, dealResource(deps.clock)),
    previewDeal: (body: BodyOf<typeof previewDealCall>) => previewDeal(deps, body),
    programmed: createResource(deps, programmedResource(deps.clock)),
    previewProgrammed: (body: BodyOf<typeof previewProgrammedCall>) =>
      previewProgrammedPrice(deps, body),
    lists: createResource(deps, listResource(deps.clock)),
    previewList: (body: BodyOf<typeof listCalls.previewPriceList>) => previewPriceList(deps, body),
    previewListPrices: (body: BodyOf<typeof listCalls.previewPriceListPrices>) =>
      previewPriceListPrices(deps, body),
    listPrices: (query: ListQuery) =>
      listPage<ReplyOf<typeof listCalls.listPriceListPrices>>(deps, listPricesSource, query),
    calendar: (query: QueryOf<typeof listPriceCalendar>) =>
      listPage<ReplyOf<typeof listPriceCalendar>>(deps, calendarSource(query), query),
  };
}

/** A page of a list that nobody edits as rows. */
async function listPage<Reply extends { rows: unknown[] }>(
  { sql, clock }: RuleDeps,
  source: ListSource,
  query: ListQuery,
) {
  const page = await listRows<Reply['rows'][number]>(sql.reader, source, query);
  const readAt = clock().toISOString();
  return page ? ok({ ...page, readAt }) : fail(failure('BAD_CURSOR'));
}
