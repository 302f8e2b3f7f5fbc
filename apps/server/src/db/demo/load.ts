import { buildDemo } from '@matiz/demo/demo.ts';
import type { Sql } from '../pool.ts';
import { loadReferenceData } from '../reference/load-reference-data.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadCoupons } from './load-coupons.ts';
import { loadLimits } from './load-limits.ts';
import { loadOrders } from './load-orders.ts';
import { loadPeople } from './load-people.ts';
import { loadPrices } from './load-prices.ts';
import { loadSearchTerms } from './load-search-terms.ts';
import { loadShop } from './load-shop.ts';
import { loadStock } from './load-stock.ts';

export interface DemoOptions {
  /** The moment from which all its dates are counted. */
  readonly now: Date;
  readonly newId: () => string;
  /** Hashes the one password of all its accounts; null: it was too busy. */
  readonly hashPassword: (password: string) => Promise<string | null>;
}

/**
 * Loads the demonstration (D-17) into a migrated database without a catalogue, all or nothing.
 * `ensureDemonstration` sees to it that this happens once. Takes a few seconds.
 */
export async function loadDemo(sql: Sql, options: DemoOptions): Promise<void> {
  await loadReferenceData(sql);
  const demo = buildDemo(options);
  await sql.begin(async (tx) => {
    await loadShop(tx, demo.shop);
    await loadCatalogue(tx, demo, options.now);
    await loadStock(tx, demo.shop);
    await loadPeople(tx, demo.people, options);
    await loadPrices(tx, demo);
    await loadCoupons(tx, demo.shop);
    await loadAccounts(tx);
    await loadLimits(tx, demo);
    await loadOrders(tx, demo, options);
    await loadSearchTerms(tx, options.now);
  });
  await sql`ANALYZE`;
}
