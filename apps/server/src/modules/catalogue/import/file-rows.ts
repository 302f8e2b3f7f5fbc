import {
  type Column,
  readHeader,
  type WarehouseChoice,
} from '@matiz/domain/catalogue/import/columns.ts';
import {
  type FileRecord,
  isShopifyHeader,
  readShopifyProduct,
  shopifyColumns,
} from '@matiz/domain/catalogue/import/shopify.ts';
import { type Encoding, openTable, UnreadableFile } from './open-table.ts';

/** A file as rows of known columns, whichever of the formats it is in. */
export interface FileRows {
  readonly format: 'matiz' | 'shopify';
  readonly columns: readonly Column[];
  readonly rows: AsyncGenerator<FileRecord>;
}

/** Records of one handle that are held at once, with those that bring only a picture. */
const mostOfOneHandle = 2_000;

/** Opens a file and reads its header. Throws `UnreadableFile`. */
export async function openRows(
  file: string,
  encoding: Encoding,
  warehouses: WarehouseChoice,
): Promise<FileRows> {
  const { header, records } = await openTable(file, encoding);
  const isShopify = isShopifyHeader(header);
  const columns = isShopify ? shopifyColumns(header, warehouses) : readHeader(header, warehouses);
  if (!columns.ok) {
    await records.return(undefined);
    throw new UnreadableFile(columns.error);
  }
  return {
    format: isShopify ? 'shopify' : 'matiz',
    columns: columns.value,
    rows: isShopify ? readByHandle(header, records) : records,
  };
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
