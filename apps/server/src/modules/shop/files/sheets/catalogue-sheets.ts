import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import {
  type Cells,
  type DataSheet,
  moment,
  named,
  several,
  text,
  type Values,
  type WrittenRow,
  yesNo,
} from '../sheet.ts';
import { brand, category, combo, comboPart, option, product, warehouse } from './references.ts';

/** What is sold, at which price, and what there is of it. */
export const catalogueSheets: readonly DataSheet[] = [
  {
    file: 'marcas.csv',
    table: 'brand',
    key: ['codigo'],
    columns: [
      text('codigo', 'code'),
      text('nombre', 'name'),
      text('direccion_web', 'slug'),
      text('historia', 'story'),
      text('imagen', 'image'),
    ],
    order: (sql) => sql`brand.id`,
    isVersioned: true,
  },
  {
    file: 'marcas-reflejos.csv',
    table: 'brand_reflection',
    key: ['marca', 'signo'],
    columns: [named('marca', brand), text('signo', 'digit'), text('reflejo', 'family')],
    order: (sql) => sql`brand_reflection.brand_id, brand_reflection.digit`,
    partOf: 'marca',
  },
  {
    file: 'categorias.csv',
    table: 'category',
    key: ['direccion_web'],
    columns: [
      text('direccion_web', 'slug'),
      text('nombre', 'name'),
      named('dentro_de', { ...category, puts: { parent_id: 'id' } }),
      text('puesto', 'position'),
      text('imagen', 'image'),
    ],
    order: (sql) => sql`category.id`,
    under: 'dentro_de',
    isVersioned: true,
  },
  {
    file: 'productos.csv',
    table: 'product',
    key: ['codigo'],
    columns: [
      text('codigo', 'code'),
      text('nombre', 'name'),
      text('direccion_web', 'slug'),
      named('marca', brand),
      named('categoria', category),
      text('linea', 'line'),
      text('clase', 'kind'),
      text('descripcion', 'description'),
      text('invima', 'invima_code'),
      text('iva', 'tax_rate'),
      text('contenido', 'content_size'),
      text('peso_g', 'weight_grams'),
      text('largo_mm', 'length_mm'),
      text('ancho_mm', 'width_mm'),
      text('alto_mm', 'height_mm'),
      text('minimo', 'min_quantity'),
      text('multiplo', 'multiple'),
      yesNo('con_opciones', 'has_versions'),
      yesNo('preventa', 'is_presale'),
      yesNo('nuevo', 'is_new'),
      yesNo('mas_vendido', 'is_best_seller'),
      text('puesto_en_ventas', 'sales_rank'),
      moment('desde', 'listed_at'),
      moment('retirado', 'withdrawn_at'),
      text('imagen', 'image'),
      several('mas_imagenes', 'pictures'),
      { name: 'textos_de_imagenes', show: pictureTexts },
      several('palabras_clave', 'keywords'),
    ],
    order: (sql) => sql`product.id`,
    isVersioned: true,
    derive: derivePictureTexts,
  },
  {
    file: 'opciones.csv',
    table: 'product_version',
    key: ['codigo'],
    columns: [
      text('codigo', 'code'),
      named('producto', product),
      text('orden', 'position'),
      text('volumen', 'volume'),
      text('tono', 'tone_number'),
      text('nombre_tono', 'tone_name'),
      text('serie', 'tone_series'),
      text('altura', 'tone_level'),
      text('reflejo', 'tone_primary'),
      text('segundo_reflejo', 'tone_secondary'),
      text('color', 'swatch_hex'),
      text('imagen', 'swatch_image'),
      text('texto_de_imagen', 'swatch_text'),
      yesNo('tono_estrella', 'is_top_seller'),
      yesNo('nueva', 'is_new'),
      yesNo('sin_preventa', 'excluded_from_presale'),
      text('descuento_porcentaje', 'discount_percent'),
      text('descuento_pesos', 'discount_value'),
      moment('retirada', 'withdrawn_at'),
    ],
    order: (sql) => sql`product_version.id`,
    // A tone without a series has an empty one; what has no tone has none.
    derive: ({ tono = '', serie = '' }) => ({
      tone_series: tono === '' ? null : serie,
      tone_sort: tono === '' ? null : String(parseTone(tono).sortKey),
    }),
  },
  {
    file: 'codigos-de-barras.csv',
    table: 'version_barcode',
    key: ['codigo_de_barras'],
    columns: [
      text('codigo_de_barras', 'barcode'),
      named('opcion', { ...option, puts: { version_id: 'id' } }),
    ],
    order: (sql) => sql`version_barcode.version_id, version_barcode.barcode`,
  },
  {
    file: 'combos-partes.csv',
    table: 'combo_part',
    key: ['combo', 'puesto'],
    columns: [
      named('combo', combo),
      text('puesto', 'position'),
      named('producto', comboPart),
      named('opcion', { ...option, puts: { version_id: 'id' } }),
      text('cantidad', 'quantity'),
    ],
    order: (sql) => sql`combo_part.combo_id, combo_part.position`,
    partOf: 'combo',
  },
  {
    file: 'precios.csv',
    table: 'base_price',
    key: ['producto', 'bodega'],
    columns: [named('producto', product), named('bodega', warehouse), text('precio', 'price')],
    order: (sql) => sql`base_price.product_id, base_price.warehouse_id`,
    partOf: 'producto',
  },
  {
    file: 'existencias.csv',
    table: 'stock',
    key: ['opcion', 'bodega'],
    columns: [named('opcion', option), named('bodega', warehouse), text('hay', 'available')],
    order: (sql) => sql`stock.version_id, stock.warehouse_id`,
    isVersioned: true,
    after: noteMovements,
  },
  {
    file: 'llegadas.csv',
    table: 'arrival',
    key: ['opcion', 'bodega', 'fecha'],
    columns: [
      named('opcion', option),
      named('bodega', warehouse),
      text('fecha', 'arrives_on'),
      text('tope', 'cap'),
    ],
    where: (sql) => sql`arrival.arrived_at IS NULL`,
    order: (sql) => sql`arrival.id`,
  },
];

/** The texts of a product's pictures in the order of the pictures, with nothing where there is none. */
function pictureTexts(sql: SqlFragments): Fragment {
  return sql`btrim(regexp_replace((
    SELECT string_agg(coalesce(product.picture_texts ->> key, ''), ' | ' ORDER BY place)
    FROM unnest(array_prepend(product.image, product.pictures)) WITH ORDINALITY AS at (key, place)),
    '( \\| )+$', ''))`;
}

function derivePictureTexts({
  imagen,
  mas_imagenes: more = '',
  textos_de_imagenes: texts,
}: Cells): Values {
  if (imagen === undefined || texts === undefined) return {};
  const pictures = [imagen, ...more.split(' | ')].filter((key) => key !== '');
  const said = texts.split('|').map((text) => text.trim());
  const pairs = pictures.map((key, place) => [key, said[place] ?? ''] as const);
  return { picture_texts: Object.fromEntries(pairs.filter(([, text]) => text !== '')) };
}

/** Stock that a file said is in the log of movements, so that the log adds up to it. */
async function noteMovements(tx: Tx, written: readonly WrittenRow[]): Promise<void> {
  const rows = written.map(({ before, after, values }) => ({
    warehouse_id: values.warehouse_id,
    version_id: values.version_id,
    delta: Number(after.hay) - Number(before?.hay ?? 0),
    reason: before === null ? 'load' : 'count',
  }));
  await tx`
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason)
    SELECT warehouse_id, version_id, delta, reason
    FROM jsonb_populate_recordset(NULL::stock_movement, ${tx.json(rows)}::jsonb)
    WHERE delta <> 0`;
}
