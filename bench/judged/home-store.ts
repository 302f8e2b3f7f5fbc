import type { JudgedQuery } from './judged-query.ts';

/** `shopify_export_sample.csv`: a store of furniture, in English. */
export const homeStore: readonly JudgedQuery[] = [
  ['floor lamp', 'floor lamp'],
  ['lamp black', 'black lamp', 'floor lamp'],
  ['rustic watering can', 'watering can'],
  ['wateringcan', 'watering can'],
  ['plastic watering can blue', 'plastic watering can'],
  ['brown table', 'brown table'],
  ['table round wood', 'round table'],
  ['gardening gloves green', 'gardening gloves'],
  ['gardening gloves yellow', 'gardening gloves'],
  ['wooden shelf home sweet home', 'wooden shelf', 'wooden cabinet'],
  ['wicker', 'wicker'],
  ['company123 vase', 'wicker vase', 'company 123'],
  ['leather chair', 'brown chair'],
  ['armchairs suede', 'black armchairs'],
];
