import { byColumn, type Reference } from '../sheet.ts';

/** What the files name by its code, its name or its document. */
export const warehouse = byColumn('warehouse', 'code', 'bodegas.csv', { warehouse_id: 'id' });
export const zone = byColumn('zone', 'code', 'zonas.csv', { zone_id: 'id' });
export const brand = byColumn('brand', 'code', 'marcas.csv', { brand_id: 'id' });
export const category = byColumn('category', 'slug', 'categorias.csv', { category_id: 'id' });
export const product = byColumn('product', 'code', 'productos.csv', { product_id: 'id' });
/** A combo is made of what is no combo. */
export const combo = ofKind('combo', 'productos.csv como combo', { combo_id: 'id' });
export const comboPart = ofKind('product', 'productos.csv como producto', { product_id: 'id' });
/** An option brings its product along. */
export const option = byColumn('product_version', 'code', 'opciones.csv', {
  version_id: 'id',
  product_id: 'product_id',
});
export const tradeType = byColumn('trade_type', 'code', 'tipos-de-negocio.csv', {
  trade_type_id: 'id',
});
export const city = (column: string): Reference =>
  byColumn('city', 'code', 'ciudades', { [column]: 'code' });
export const tier = (column: string): Reference =>
  byColumn('loyalty_tier', 'name', 'niveles.csv', { [column]: 'name' });

/** A customer by document: customers register by themselves, and may do so later. */
export const customer: Reference = {
  table: 'customer',
  called: (sql, alias) => sql`CASE WHEN ${sql(alias)}.status = 'approved'
    THEN ${sql(alias)}.document_type || ' ' || ${sql(alias)}.document_number END`,
  puts: { customer_id: 'id' },
  file: null,
};

function ofKind(
  kind: 'product' | 'combo',
  file: string,
  puts: Readonly<Record<string, string>>,
): Reference {
  return {
    table: 'product',
    called: (sql, alias) => sql`CASE WHEN ${sql(alias)}.kind = ${kind} THEN ${sql(alias)}.code END`,
    puts,
    file,
  };
}
