import type { DraftLine } from '@matiz/domain/orders/place/draft-order.ts';
import { expect, it } from 'vitest';
import { rowsByColumn } from '#db/rows-by-column.ts';
import { Query, type SqlFragments } from '#db/sql.ts';
import { frozenColumns } from './line-columns.ts';

const line: DraftLine = {
  id: 'a',
  delivery: 1,
  position: 2,
  productId: 3,
  versionId: 4,
  assemblyVersionIds: [5],
  arrivalId: null,
  code: 'KOL',
  versionCode: null,
  name: 'Kolor',
  versionName: null,
  brand: 'Alma',
  quantity: 6,
  unitPrice: 700,
  originalPrice: 800,
  priceSteps: [],
  taxRate: 19,
  tax: 9,
  total: 4_200,
  couponDiscount: 0,
  paymentShare: -1,
  shippingShare: 1,
};

it('each field of a line that is frozen has its column, and no column is without', () => {
  const tag = ((strings: TemplateStringsArray) =>
    new Query([...strings], [], () => Promise.reject(new Error('nothing is asked')))) as unknown;
  const columns = frozenColumns(tag as SqlFragments)
    .strings.join('')
    .split(/,\s*/);
  const [row, other] = rowsByColumn([line, { ...line, unitPrice: 900 }]);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(columns.toSorted());
  expect(row).toMatchObject({ unit_price: 700, assembly_version_ids: [5], shipping_share: 1 });
  expect(other).toMatchObject({ id: 'a', unit_price: 900 });
  expect(rowsByColumn([])).toEqual([]);
});
