import { readScannedStock } from '@matiz/contracts/staff/barcodes.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type { listStock } from '@matiz/contracts/staff/stock.ts';
import { answer, refusal } from './fake-server.ts';

type StockRow = RowOf<typeof listStock>;

/** For tests: a tone of one dye in one warehouse. */
export const stockOf = (option: '7.43' | '8.0', parts: Partial<StockRow> = {}): StockRow => ({
  id: option === '7.43' ? '1-25' : '1-26',
  version: 7,
  code: option === '7.43' ? 'CRO-743' : 'CRO-800',
  product: 'Tinte',
  option,
  swatch: null,
  warehouseId: '1',
  warehouse: 'Bogotá',
  available: 3,
  promised: 0,
  physical: 3,
  soldLately: 0,
  nextArrival: null,
  waiting: 0,
  lastMovementAt: null,
  ...parts,
});

/** For tests: the choices of a shop with two warehouses and nothing else. */
export const twoWarehouses = answer(readCatalogueChoices, {
  brands: [],
  categories: [],
  paymentMethods: [],
  warehouses: [
    { id: '1', code: 'BOG', name: 'Bogotá' },
    { id: '2', code: 'CAL', name: 'Cali' },
  ],
});

/** For tests: that shop, which knows one tone by its barcode and one by its code. */
export const scanAnswers = [
  twoWarehouses,
  answer(readScannedStock, ({ query }) => {
    if (query.code === '7701234567897') return { result: stockOf('7.43') };
    return query.code === 'CRO-800' ? { result: stockOf('8.0') } : refusal('NOT_FOUND');
  }),
];
