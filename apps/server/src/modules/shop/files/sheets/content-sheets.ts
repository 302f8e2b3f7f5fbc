import { byColumn, type DataSheet, moment, named, several, text, yesNo } from '../sheet.ts';
import { product } from './references.ts';

const list = byColumn('custom_list', 'url_name', 'selecciones.csv', { list_id: 'id' });

/** What the shop's pages show, and the words that its search knows. */
export const contentSheets: readonly DataSheet[] = [
  {
    file: 'selecciones.csv',
    table: 'custom_list',
    key: ['direccion_web'],
    columns: [text('direccion_web', 'url_name'), text('titulo', 'title')],
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
];
