import { ALMAGRA } from './brands/almagra.ts';
import { BRUMELA } from './brands/brumela.ts';
import { CARMESAL } from './brands/carmesal.ts';
import { COBALIA } from './brands/cobalia.ts';
import { FRAILEJONA } from './brands/frailejona.ts';
import { LISABRA } from './brands/lisabra.ts';
import { MIRAFINA } from './brands/mirafina.ts';
import { OXALBA } from './brands/oxalba.ts';
import { SALONERA } from './brands/salonera.ts';
import { SEVERO } from './brands/severo.ts';
import { SOLFERINA } from './brands/solferina.ts';
import { TIJERAL } from './brands/tijeral.ts';
import { TONALE } from './brands/tonale.ts';
import { TRENZAL } from './brands/trenzal.ts';
import { UNARELA } from './brands/unarela.ts';
import { VENTISCA } from './brands/ventisca.ts';
import { VIREYA } from './brands/vireya.ts';
import { buildCategories } from './categories.ts';
import { combosOf } from './combos.ts';
import { lineCode, productsOf, type Unranked } from './product.ts';
import { slugOf } from './seed.ts';
import type { BrandSheet } from './sheet.ts';
import type { DemoBrand, DemoCatalogue, DemoLine, DemoProduct } from './types.ts';

const SHEETS: readonly BrandSheet[] = [
  ALMAGRA,
  VIREYA,
  SOLFERINA,
  COBALIA,
  TONALE,
  OXALBA,
  TRENZAL,
  FRAILEJONA,
  LISABRA,
  BRUMELA,
  UNARELA,
  CARMESAL,
  MIRAFINA,
  SEVERO,
  VENTISCA,
  TIJERAL,
  SALONERA,
];

/** Brands, categories, lines and products of the demonstration. The same at every call. */
export function buildCatalogue(): DemoCatalogue {
  const simple = SHEETS.flatMap(productsOf);
  return {
    brands: SHEETS.map(brandOf),
    categories: buildCategories(),
    lines: SHEETS.flatMap(linesOf),
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
