import type { FileRecord } from '@matiz/domain/catalogue/import/formats/shopify.ts';
import type { Encoding } from './encoding.ts';

/** A file as a header and records, whatever it is written in. */
export interface Table {
  readonly header: readonly string[];
  /** What a file of its bad rows is written with. */
  readonly delimiter: string;
  /** Null: it is no text of lines. */
  readonly encoding: Encoding | null;
  /** The first records, which `records` answers too: what a proposal looks at. */
  readonly sample: readonly FileRecord[];
  /** Can be read once. Throws `UnreadableFile`. */
  readonly records: AsyncGenerator<FileRecord>;
}
