import type { Tx } from '#db/sql.ts';
import {
  byColumn,
  type DataSheet,
  moment,
  named,
  type Reference,
  several,
  text,
  type WrittenRow,
  yesNo,
} from '../sheet.ts';
import { brand, category, product } from './references.ts';

const list = byColumn('custom_list', 'url_name', 'selecciones.csv', { list_id: 'id' });

/** Called by its words, and from when on it counts: one at a time counts for a word. */
const curation: Reference = {
  table: 'search_curation',
  file: 'resultados-elegidos.csv',
  puts: { curation_id: 'id' },
  called: (sql, alias) => sql`concat_ws(' desde ', array_to_string(${sql(alias)}.terms, ' | '),
    to_char(${sql(alias)}.starts_at AT TIME ZONE 'America/Bogota', 'YYYY-MM-DD HH24:MI'))`,
};

/** What the shop's pages show, and the words that its search knows. */
export const contentSheets: readonly DataSheet[] = [
  {
    file: 'selecciones.csv',
    table: 'custom_list',
    key: ['direccion_web'],
    columns: [
      text('direccion_web', 'url_name'),
      text('titulo', 'title'),
      named('regla_marca', { ...brand, puts: { rule_brand_id: 'id' } }),
      named('regla_categoria', { ...category, puts: { rule_category_id: 'id' } }),
      text('regla_etiqueta', 'rule_tag'),
      text('regla_dias_rebaja', 'rule_lowered_days'),
    ],
    order: (sql) => sql`custom_list.id`,
    isVersioned: true,
  },
  {
    file: 'selecciones-productos.csv',
    table: 'custom_list_product',
    key: ['seleccion', 'producto'],
    columns: [named('seleccion', list), named('producto', product), text('puesto', 'position')],
    order: (sql) => sql`custom_list_product.list_id, custom_list_product.position`,
    partOf: 'seleccion',
  },
  {
    file: 'menus.csv',
    table: 'menu_entry',
    key: ['menu', 'puesto'],
    columns: [
      text('menu', 'menu'),
      text('puesto', 'place'),
      text('nombre', 'label'),
      { name: 'enlace', column: 'link', is: 'link' },
      yesNo('se_muestra', 'is_shown'),
      text('pantalla', 'screen'),
    ],
    order: (sql) => sql`menu_entry.menu, menu_entry.place`,
    partOf: 'menu',
    after: countMenuChange,
  },
  {
    file: 'portada.csv',
    table: 'home_row',
    key: ['lista', 'seleccion'],
    columns: [
      text('lista', 'list'),
      named('seleccion', { ...list, puts: { custom_list_id: 'id' } }),
      text('puesto', 'position'),
      yesNo('se_muestra', 'is_shown'),
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
    ],
    order: (sql) => sql`home_row.position, home_row.id`,
    isVersioned: true,
  },
  {
    file: 'banners.csv',
    table: 'banner',
    key: ['lugar', 'puesto', 'titulo'],
    columns: [
      text('lugar', 'place'),
      text('puesto', 'position'),
      text('titulo', 'title'),
      text('imagen_ancha', 'desktop_image'),
      text('imagen_angosta', 'mobile_image'),
      { name: 'enlace', column: 'app_link', is: 'link' },
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
      several('plataformas', 'platforms'),
      yesNo('se_muestra', 'is_shown'),
    ],
    order: (sql) => sql`banner.id`,
    isVersioned: true,
  },
  {
    file: 'promociones.csv',
    table: 'promotion_header',
    key: ['titulo'],
    columns: [
      text('titulo', 'title'),
      { name: 'enlace', column: 'app_link', is: 'link' },
      text('color', 'background'),
      yesNo('con_reloj', 'has_timer'),
      moment('desde', 'starts_at'),
      moment('hasta', 'end_date'),
      yesNo('se_muestra', 'is_shown'),
    ],
    order: (sql) => sql`promotion_header.id`,
    isVersioned: true,
  },
  {
    file: 'textos-legales.csv',
    table: 'legal_text',
    key: ['texto', 'rige_desde'],
    columns: [text('texto', 'kind'), text('rige_desde', 'in_force_on'), text('cuerpo', 'body')],
    order: (sql) => sql`legal_text.kind, legal_text.in_force_on`,
    isVersioned: true,
  },
  {
    file: 'versiones-de-la-app.csv',
    table: 'app_version',
    key: ['plataforma'],
    columns: [
      text('plataforma', 'platform'),
      text('minima', 'minimum'),
      text('ultima', 'latest'),
      text('tienda', 'store_link'),
    ],
    order: (sql) => sql`app_version.platform`,
    isVersioned: true,
  },
  {
    file: 'sinonimos.csv',
    table: 'search_synonym',
    key: ['palabras'],
    columns: [several('palabras', 'terms'), yesNo('activo', 'is_on')],
    order: (sql) => sql`search_synonym.id`,
    isVersioned: true,
  },
  {
    file: 'resultados-elegidos.csv',
    table: 'search_curation',
    key: ['palabras', 'desde'],
    columns: [
      several('palabras', 'terms'),
      moment('desde', 'starts_at'),
      moment('hasta', 'ends_at'),
      yesNo('activo', 'is_on'),
    ],
    order: (sql) => sql`search_curation.id`,
    isVersioned: true,
  },
  {
    file: 'resultados-elegidos-productos.csv',
    table: 'search_curation_product',
    key: ['resultados', 'producto'],
    columns: [
      named('resultados', curation),
      named('producto', product),
      text('puesto', 'position'),
    ],
    order: (sql) => sql`search_curation_product.curation_id, search_curation_product.position,
      search_curation_product.product_id`,
    partOf: 'resultados',
  },
];

/** The one who has them open at the desk is told that a file changed them (ADR 32). */
async function countMenuChange(tx: Tx, written: readonly WrittenRow[]): Promise<void> {
  if (written.length > 0) await tx`UPDATE menu_set SET version = version + 1`;
}
