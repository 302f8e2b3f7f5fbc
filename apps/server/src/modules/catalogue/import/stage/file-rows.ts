import {
  type Column,
  type Mapping,
  readHeader,
  type WarehouseChoice,
} from '@matiz/domain/catalogue/import/columns.ts';
import {
  type FileRecord,
  isShopifyHeader,
  readShopifyProduct,
  shopifyColumns,
} from '@matiz/domain/catalogue/import/formats/shopify.ts';
import {
  createWooReader,
  isWooHeader,
  wooColumns,
} from '@matiz/domain/catalogue/import/formats/woocommerce.ts';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import { ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Table } from '../sources/table.ts';

/** A file as rows of known columns, whichever of the formats it is in. */
export interface FileRows {
  readonly format: FileFormat;
  /** Whether another system wrote it, or someone with names of their own. */
  readonly isForeign: boolean;
  readonly columns: readonly Column[];
  readonly rows: AsyncGenerator<FileRecord>;
}
export type FileFormat = 'matiz' | 'shopify' | 'woocommerce' | 'list';

/** Records of one handle that are held at once, with those that bring only a picture. */
const mostOfOneHandle = 2_000;

/** The format that a header alone tells; null: its columns have to be mapped. */
export function formatOf(header: readonly string[]): 'shopify' | 'woocommerce' | null {
  if (isShopifyHeader(header)) return 'shopify';
  return isWooHeader(header) ? 'woocommerce' : null;
}

/** The rows of a table whose columns are what `mapping` says. */
export function rowsOf(
  { header, records }: Table,
  { mapping, isForeign }: { readonly mapping: Mapping; readonly isForeign: boolean },
  warehouses: WarehouseChoice,
): Result<FileRows, FileFault> {
  const format = formatOf(header);
  if (format === 'shopify') {
    const columns = shopifyColumns(header, warehouses);
    if (!columns.ok) return columns;
    const rows = readByHandle(header, records);
    return ok({ format, isForeign: true, columns: columns.value, rows });
  }
  if (format === 'woocommerce') {
    const columns = wooColumns(header, warehouses);
    if (!columns.ok) return columns;
    const rows = readVariations(header, records);
    return ok({ format, isForeign: true, columns: columns.value, rows });
  }
  const columns = readHeader(header, warehouses, mapping);
  if (!columns.ok) return columns;
  return ok({
    format: isForeign ? 'list' : 'matiz',
    isForeign,
    columns: columns.value,
    rows: records,
  });
}

/** Shopify writes the records of a product one after the other. */
async function* readByHandle(
  header: readonly string[],
  records: AsyncGenerator<FileRecord>,
): AsyncGenerator<FileRecord> {
  const place = header.indexOf('Handle');
  let held: FileRecord[] = [];
  for await (const record of records) {
    const isNext = record.cells[place] !== held[0]?.cells[place];
    if (isNext || held.length >= mostOfOneHandle) {
      yield* readShopifyProduct(header, held);
      held = [];
    }
    held.push(record);
  }
  yield* readShopifyProduct(header, held);
}

/** WooCommerce writes a product and its variations anywhere in the file. */
async function* readVariations(
  header: readonly string[],
  records: AsyncGenerator<FileRecord>,
): AsyncGenerator<FileRecord> {
  const reader = createWooReader(header);
  for await (const record of records) yield* reader.read(record);
  yield* reader.end();
}
