import { fractionOf } from '../catalogue/seed.ts';
import type { DemoCatalogue, DemoProduct, DemoVersion } from '../catalogue/types.ts';
import { workingDayAfter } from './clock.ts';
import type { DemoArrival, DemoStock, WarehouseCode } from './types.ts';

const warehouses: readonly WarehouseCode[] = ['BOG', 'MDE', 'CLO'];

/** What is in each warehouse: most of it plenty, some of it little, some of it gone. */
export function buildStock({ products }: DemoCatalogue): DemoStock[] {
  return warehouses.flatMap((warehouse) =>
    products
      .filter((product) => product.kind === 'simple')
      .flatMap((product) =>
        product.versions.map((version) => ({
          warehouse,
          product: product.code,
          version: version.code,
          available: availableOf(warehouse, product, version),
        })),
      ),
  );
}

function availableOf(warehouse: WarehouseCode, product: DemoProduct, version: DemoVersion): number {
  const luck = fractionOf(`stock ${warehouse} ${version.code}`);
  const amount = fractionOf(`amount ${warehouse} ${version.code}`);
  const gone = product.isPresale ? 0.09 : 0.035;
  if (luck < gone) return 0;
  if (luck < gone + 0.09) return 1 + Math.floor(amount * 5);
  const usual = product.basePrice.BOG > 150_000 ? 14 : product.versions.length > 30 ? 60 : 110;
  const pull = version.isTopSeller ? 2.4 : 1;
  return Math.max(6, Math.round(usual * pull * (0.3 + 1.1 * amount)));
}

/** Goods on their way for presale units that are gone or nearly so, and a few more (D-8). */
export function buildArrivals(
  catalogue: DemoCatalogue,
  stock: readonly DemoStock[],
  now: Date,
): DemoArrival[] {
  const presale = new Map(catalogue.products.filter((p) => p.isPresale).map((p) => [p.code, p]));
  return stock.flatMap((row) => {
    const product = presale.get(row.product);
    const version = product?.versions.find((v) => v.code === row.version);
    if (!product || !version || version.excludedFromPresale) return [];
    const luck = fractionOf(`arrival ${row.warehouse} ${row.version}`);
    if (row.available > 5 && luck > 0.12) return [];
    // A few sold-out units have no ship yet: then even a presale product cannot be had.
    if (row.available === 0 && luck > 0.93) return [];
    // Ships are shared: all units of a product arrive on one of two days.
    const ship = luck < 0.7 ? 0 : 1;
    const days = 4 + Math.floor(12 * fractionOf(`ship ${ship} ${row.warehouse} ${row.product}`));
    const size = product.basePrice.BOG > 150_000 ? 8 : 24;
    return [
      {
        warehouse: row.warehouse,
        product: row.product,
        version: row.version,
        date: workingDayAfter(now, days + ship * 14),
        cap: size + Math.floor(size * 2 * luck),
      },
    ];
  });
}
