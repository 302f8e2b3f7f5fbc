import { byColumn, type DataSheet, moment, named, type Reference, text, yesNo } from '../sheet.ts';
import {
  brand,
  category,
  city,
  customer,
  product,
  tier,
  tradeType,
  warehouse,
} from './references.ts';

const list = byColumn('price_list', 'name', 'listas-de-precios.csv', { list_id: 'id' });
const deal = byColumn('deal', 'name', 'ofertas.csv', { deal_id: 'id' });
const coupon = byColumn('coupon', 'code', 'cupones.csv', { coupon_id: 'id' });
const method = byColumn('payment_method', 'code', 'metodos-de-pago.csv', {
  payment_method: 'code',
});
/** The same file, named in another column. */
const as = (named: Reference, column: string): Reference => ({
  ...named,
  puts: { [column]: 'id' },
});
const state = byColumn('state', 'code', 'departamentos', { state_code: 'code' });

/** What changes a price: lists, programmed prices, deals and coupons (D-6). */
export const priceSheets: readonly DataSheet[] = [
  {
    file: 'listas-de-precios.csv',
    table: 'price_list',
    key: ['nombre'],
    columns: [
      text('nombre', 'name'),
      named('tipo_de_negocio', tradeType),
      named('ciudad', city('city_code')),
      named('departamento', state),
      named('cliente', customer),
      named('nivel', tier('loyalty_tier')),
      text('prioridad', 'priority'),
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
    ],
    order: (sql) => sql`price_list.id`,
    isVersioned: true,
  },
  {
    file: 'listas-de-precios-productos.csv',
    table: 'price_list_item',
    key: ['lista', 'producto'],
    columns: [
      named('lista', list),
      named('producto', product),
      text('precio', 'price'),
      text('porcentaje', 'percent'),
    ],
    order: (sql) => sql`price_list_item.list_id, price_list_item.product_id`,
    partOf: 'lista',
  },
  {
    file: 'precios-programados.csv',
    table: 'programmed_price',
    key: ['producto', 'bodega', 'desde'],
    columns: [
      text('nombre', 'name'),
      named('producto', product),
      named('bodega', warehouse),
      text('precio', 'price'),
      { name: 'desde', is: 'moment', show: (sql) => sql`lower(programmed_price.during)` },
      { name: 'hasta', is: 'moment', show: (sql) => sql`upper(programmed_price.during)` },
    ],
    order: (sql) => sql`programmed_price.id`,
    isVersioned: true,
    derive: ({ desde = '', hasta = '' }) => ({ during: `[${desde},${hasta})` }),
  },
  {
    file: 'ofertas.csv',
    table: 'deal',
    key: ['nombre'],
    columns: [
      text('nombre', 'name'),
      text('clase', 'kind'),
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
    ],
    order: (sql) => sql`deal.id`,
    isVersioned: true,
  },
  {
    file: 'ofertas-escalas.csv',
    table: 'deal_break',
    key: ['oferta', 'desde_unidades'],
    columns: [
      named('oferta', deal),
      text('desde_unidades', 'min_quantity'),
      text('porcentaje', 'percent'),
    ],
    order: (sql) => sql`deal_break.deal_id, deal_break.min_quantity`,
    partOf: 'oferta',
  },
  {
    file: 'ofertas-productos.csv',
    table: 'deal_product',
    key: ['oferta', 'producto'],
    columns: [named('oferta', deal), named('producto', product)],
    order: (sql) => sql`deal_product.deal_id, deal_product.product_id`,
    partOf: 'oferta',
  },
  {
    file: 'cupones.csv',
    table: 'coupon',
    key: ['codigo'],
    columns: [
      text('codigo', 'code'),
      text('titulo', 'title'),
      text('descripcion', 'description'),
      text('clase', 'kind'),
      text('cuanto', 'amount'),
      text('compra_minima', 'min_amount'),
      text('descuento_maximo', 'max_discount'),
      named('categoria', category),
      named('marca', brand),
      text('linea', 'line'),
      named('producto', product),
      text('compra_unidades', 'buy_quantity'),
      text('recibe_unidades', 'get_quantity'),
      text('escalas', 'steps'),
      text('veces_por_pedido', 'max_times'),
      named('recibe_de_categoria', as(category, 'got_category_id')),
      named('recibe_de_marca', as(brand, 'got_brand_id')),
      text('recibe_de_linea', 'got_line'),
      named('recibe_producto', as(product, 'got_product_id')),
      yesNo('sin_ofertas', 'excludes_deals'),
      named('tipo_de_negocio', tradeType),
      named('cliente', customer),
      named('nivel', tier('tier')),
      yesNo('solo_primer_pedido', 'is_first_order_only'),
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
      text('usos', 'uses_limit'),
      text('usos_por_cliente', 'uses_per_customer'),
      yesNo('se_muestra', 'is_listed'),
      yesNo('se_aplica_solo', 'is_automatic'),
      text('orden', 'priority'),
      yesNo('es_el_ultimo', 'is_last'),
    ],
    order: (sql) => sql`coupon.id`,
    isVersioned: true,
  },
  {
    file: 'cupones-condiciones.csv',
    table: 'coupon_condition',
    key: ['cupon', 'ciudad', 'medio_de_pago', 'sin_marca', 'sin_categoria'],
    columns: [
      named('cupon', coupon),
      named('ciudad', city('city_code')),
      named('medio_de_pago', method),
      named('sin_marca', brand),
      named('sin_categoria', category),
    ],
    order: (sql) => sql`coupon_condition.coupon_id, coupon_condition.city_code,
      coupon_condition.payment_method, coupon_condition.brand_id, coupon_condition.category_id`,
    partOf: 'cupon',
  },
];
