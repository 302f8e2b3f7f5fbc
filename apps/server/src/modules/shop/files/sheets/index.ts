import type { DataSheet } from '../sheet.ts';
import { catalogueSheets } from './catalogue-sheets.ts';
import { contentSheets } from './content-sheets.ts';
import { priceSheets } from './price-sheets.ts';
import { limitSheet, shopSheets } from './shop-sheets.ts';

/** Everything that staff enter, each file after those that it names. */
export const sheets: readonly DataSheet[] = [
  ...shopSheets,
  ...catalogueSheets,
  ...priceSheets,
  limitSheet,
  ...contentSheets,
];
