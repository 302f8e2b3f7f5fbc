import { leastBarcode, mostBarcode } from '@matiz/domain/stock/scanned-code.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { stockRow, unitId, warehouseId } from './stock.ts';

/** As a reader types it; how it is kept, the domain says. */
const typedCode = z.string().trim().min(1, 'Lee o escribe un código.').max(200);

export const readScannedStock = defineCall({
  method: 'GET',
  path: '/staff/stock/scanned',
  spec: 'D-19',
  summary:
    'De qué es un código leído (el propio o uno de barras), y sus existencias en una bodega.',
  access: 'staff:stock:read',
  query: z.strictObject({ code: typedCode, warehouseId }),
  replies: { 200: z.object({ result: stockRow }) },
  errors: ['NOT_FOUND'],
});

export const addBarcode = defineCall({
  method: 'POST',
  path: '/staff/stock/barcodes',
  spec: 'D-19',
  summary: 'Enseña un código de barras: de ahora en adelante es de esa opción.',
  access: 'staff:stock:write',
  body: z.strictObject({
    /** Of the option, in any warehouse. */
    id: unitId,
    barcode: z
      .string()
      .trim()
      .min(leastBarcode, 'Ese código es muy corto: necesita al menos 4 signos.')
      .max(mostBarcode, 'Ese código es muy largo: caben 40 signos.'),
  }),
  replies: { 200: z.object({ result: stockRow }) },
  errors: ['NOT_FOUND', 'VALUE_TAKEN'],
});

export const removeBarcode = defineCall({
  method: 'DELETE',
  path: '/staff/stock/barcodes',
  spec: 'D-19',
  summary: 'Olvida un código de barras de una opción.',
  access: 'staff:stock:write',
  body: z.strictObject({ id: unitId, barcode: z.string().min(1).max(mostBarcode) }),
  replies: { 200: z.object({ result: z.object({ barcode: z.string() }) }) },
  errors: ['NOT_FOUND'],
});
