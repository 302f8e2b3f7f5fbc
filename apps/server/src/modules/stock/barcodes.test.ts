import * as calls from '@matiz/contracts/staff/barcodes.ts';
import { readStock } from '@matiz/contracts/staff/stock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
const ean = '7701234567897';
let dye: BuiltProduct;
let unit: string;
beforeEach(async () => {
  dye = await buildProduct(shop.sql, { name: 'Igora Royal', tones: ['7.43', '8.0'], stock: 10 });
  unit = `1-${dye.versions[0].id}`;
});
const other = () => `1-${dye.versions[1]?.id}`;
const scan = (code: string, warehouseId = '1') =>
  ask(calls.readScannedStock, undefined, {
    query: `?${new URLSearchParams({ code, warehouseId })}`,
  });
const teach = (barcode: string, id = unit) => ask(calls.addBarcode, { id, barcode });
const codesOf = async (id = unit) =>
  (await ask(readStock, undefined, { query: `?id=${id}` })).value.result.barcodes;

describe('GET /staff/stock/scanned', () => {
  it('finds an option by its own code, however it is written, in the warehouse at hand', async () => {
    const { code } = dye.versions[0];
    const { result } = (await scan(` ${code.toLowerCase()}\r`)).value;
    expect(result).toMatchObject({ id: unit, code, product: 'Igora Royal', available: 10 });
    expect((await scan(code, '2')).value.result.id).toBe(`2-${dye.versions[0].id}`);
  });

  it('finds it by a barcode that was taught, whichever way the reader sends it', async () => {
    await teach('012345678905');
    for (const sent of ['012345678905', '0012345678905', ']E00012345678905']) {
      expect((await scan(sent)).value.result.id).toBe(unit);
    }
  });

  it('does not know what nobody taught, nor a warehouse that is none', async () => {
    expect((await scan(ean)).status).toBe(404);
    expect((await scan(dye.versions[0].code, '99')).status).toBe(404);
  });
});

describe('POST /staff/stock/barcodes', () => {
  it('teaches several to one option, each once, and writes down who did', async () => {
    for (const barcode of [ean, ean, 'caja-12']) {
      expect((await teach(barcode)).value.result.id).toBe(unit);
    }
    expect(await codesOf()).toEqual([ean, 'CAJA-12']);
    const entries = await shop.sql`SELECT action, subject FROM audit_entry
      WHERE action = 'stock.barcode-added'`;
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ subject: `stock:${unit}` });
  });

  it('leaves with its option what is one already, of two at once only one', async () => {
    const both = await Promise.all([teach(ean), teach(ean, other())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refusal } = await teach(dye.versions[0].code, other());
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'barcode' }] });
    expect((await codesOf()).length + (await codesOf(other())).length).toBe(1);
  });

  it('refuses an option that there is not, and a code too short', async () => {
    expect((await teach(ean, '1-999999')).status).toBe(404);
    expect((await teach('12')).status).toBe(400);
  });
});

describe('DELETE /staff/stock/barcodes', () => {
  it('forgets one, and only of the option that had it', async () => {
    await teach(ean);
    const forget = (id: string) => ask(calls.removeBarcode, { id, barcode: ean });
    expect((await forget(other())).status).toBe(404);
    expect((await forget(unit)).status).toBe(200);
    expect((await scan(ean)).status).toBe(404);
    expect(await codesOf()).toEqual([]);
  });
});
