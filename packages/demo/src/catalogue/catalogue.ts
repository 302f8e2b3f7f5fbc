import { almagra } from './brands/almagra.ts';
import { brumela } from './brands/brumela.ts';
import { carmesal } from './brands/carmesal.ts';
import { cobalia } from './brands/cobalia.ts';
import { frailejona } from './brands/frailejona.ts';
import { lisabra } from './brands/lisabra.ts';
import { mirafina } from './brands/mirafina.ts';
import { oxalba } from './brands/oxalba.ts';
import { salonera } from './brands/salonera.ts';
import { severo } from './brands/severo.ts';
import { solferina } from './brands/solferina.ts';
import { tijeral } from './brands/tijeral.ts';
import { tonale } from './brands/tonale.ts';
import { trenzal } from './brands/trenzal.ts';
import { unarela } from './brands/unarela.ts';
import { ventisca } from './brands/ventisca.ts';
import { vireya } from './brands/vireya.ts';
import { buildCategories } from './categories.ts';
import { combosOf } from './combos.ts';
import { lineCode, productsOf, type Unranked } from './product.ts';
import { slugOf } from './seed.ts';
import type { BrandSheet } from './sheet.ts';
import type { DemoBrand, DemoCatalogue, DemoLine, DemoProduct } from './types.ts';

const sheets: readonly BrandSheet[] = [
  almagra,
  vireya,
  solferina,
  cobalia,
  tonale,
  oxalba,
  trenzal,
  frailejona,
  lisabra,
  brumela,
  unarela,
  carmesal,
  mirafina,
  severo,
  ventisca,
  tijeral,
  salonera,
];

/** Brands, categories, lines and products of the demonstration. The same at every call. */
export function buildCatalogue(): DemoCatalogue {
  const simple = sheets.flatMap(productsOf);
  return {
    brands: sheets.map(brandOf),
    categories: buildCategories(),
    lines: sheets.flatMap(linesOf),
    products: ranked([...simple, ...combosOf(simple)]),
  };
}

function brandOf({ brand }: BrandSheet, position: number): DemoBrand {
  const slug = slugOf(brand.name);
  return { ...brand, slug, position, picture: `brand/${slug}` };
}

function linesOf({ brand, ranges }: BrandSheet): DemoLine[] {
  const names = new Set(ranges.flatMap((range) => (range.line ? [range.line] : [])));
  return [...names].map((name) => ({
    code: lineCode(brand.code, name),
    brand: brand.code,
    name: `${brand.name} ${name}`,
  }));
}

/** Turns demand into places: 1 sells most. */
function ranked(products: readonly Unranked[]): DemoProduct[] {
  const order = [...products]
    .sort((x, y) => y.demand - x.demand || x.code.localeCompare(y.code))
    .map((product) => product.code);
  const places = new Map(order.map((code, i) => [code, i + 1]));
  return products.map(({ demand: _demand, ...product }) => ({
    ...product,
    salesRank: places.get(product.code) ?? products.length,
  }));
}
