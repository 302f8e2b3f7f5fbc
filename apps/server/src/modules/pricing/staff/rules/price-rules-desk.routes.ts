import * as deals from '@matiz/contracts/staff/pricing/deals.ts';
import * as lists from '@matiz/contracts/staff/pricing/price-lists.ts';
import { findRuleCodes } from '@matiz/contracts/staff/pricing/price-rules.ts';
import * as programmed from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { type ListedRow, serveBulk } from '#resource/bulk-change.ts';
import { serveChange, serveResource } from '#resource/serve-resource.ts';
import type { PriceRulesDesk } from './price-rules-desk.ts';
import { refuseEnding } from './refuse-ending.ts';

const named = { nameOf: ({ name }: ListedRow) => String(name), refuse: refuseEnding };

export function priceRulesDeskRoutes(app: FastifyInstance, desk: PriceRulesDesk): void {
  serve(app, findRuleCodes, ({ query }) => desk.codes(query));
  serveResource(
    app,
    {
      list: deals.listDeals,
      read: deals.readDeal,
      create: deals.createDeal,
      change: deals.changeDeal,
      remove: deals.removeDeal,
      history: deals.listDealHistory,
    },
    desk.deals,
  );
  serveBulk(app, deals.bulkDeals, desk.deals, named);
  serve(app, deals.previewDeal, ({ body }) => desk.previewDeal(body));
  serveResource(
    app,
    {
      list: programmed.listProgrammedPrices,
      read: programmed.readProgrammedPrice,
      create: programmed.createProgrammedPrice,
      change: programmed.changeProgrammedPrice,
      remove: programmed.removeProgrammedPrice,
      history: programmed.listProgrammedPriceHistory,
    },
    desk.programmed,
  );
  serveBulk(app, programmed.bulkProgrammedPrices, desk.programmed, named);
  serve(app, programmed.listPriceCalendar, ({ query }) => desk.calendar(query));
  serve(app, programmed.previewProgrammedPrice, ({ body }) => desk.previewProgrammed(body));
  serveResource(
    app,
    {
      list: lists.listPriceLists,
      read: lists.readPriceList,
      create: lists.createPriceList,
      change: lists.changePriceList,
      remove: lists.removePriceList,
      history: lists.listPriceListHistory,
    },
    desk.lists,
  );
  serveBulk(app, lists.bulkPriceLists, desk.lists, named);
  serve(app, lists.previewPriceList, ({ body }) => desk.previewList(body));
  serve(app, lists.listPriceListPrices, ({ query }) => desk.listPrices(query));
  serve(app, lists.previewPriceListPrices, ({ body }) => desk.previewListPrices(body));
  serveChange(app, lists.changePriceListPrices, desk.lists);
}
