import type { BatchFault } from '@matiz/contracts/catalogue/import-sentences.ts';
import type { WarehouseColumnKey } from '@matiz/domain/catalogue/import/columns.ts';
import type { RowNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { MappingFault } from '@matiz/domain/catalogue/import/mapping/decide-mapping.ts';
import type { Rates } from '@matiz/domain/catalogue/import/read-row.ts';
import type { ChunkOutcome } from './apply/apply-chunk.ts';
import type { Encoding } from './sources/encoding.ts';
import type { FileFormat } from './stage/file-rows.ts';
import type { Problem } from './stage/staging.store.ts';

/** How a file is to be read; everything has a usual answer (`usualChoices`). */
export interface ImportChoices {
  /** Whose list it is; empty: anybody's. What columns are taken for is kept for each. */
  readonly supplier: string;
  /** The warehouse of columns that name none. */
  readonly warehouse: string | null;
  /** Our column, or a usual word for it, by the name in the file. */
  readonly map: ReadonlyMap<string, string>;
  /** Names of columns to leave out. */
  readonly ignore: readonly string[];
  /** Whether columns of other names are what Matiz proposes. */
  readonly acceptsProposal: boolean;
  readonly createBrands: boolean;
  readonly createCategories: boolean;
  /** The address of the category of new products that name none that is known. */
  readonly category: string | null;
  /** The brand of new products that name none. */
  readonly brand: string | null;
  /** What a brand is called here, by what the file calls it. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** Whether options of one product become others where size or price differ (ADR 30). */
  readonly splits: boolean;
  readonly rates: Rates;
  /** Null: it is found out. */
  readonly encoding: Encoding | null;
  /** The file that was handed over on screen; null: from the command line. */
  readonly uploadId: string | null;
  /** What the one who loads it may not change: such a column is refused. */
  readonly forbidden: readonly WarehouseColumnKey[];
}

export const usualChoices: ImportChoices = {
  supplier: '',
  warehouse: null,
  map: new Map(),
  ignore: [],
  acceptsProposal: false,
  createBrands: false,
  createCategories: false,
  category: null,
  brand: null,
  brandNames: new Map(),
  splits: false,
  rates: { general: null, byCurrency: {} },
  encoding: null,
  uploadId: null,
  forbidden: [],
};

export interface ImportRequest extends ImportChoices {
  readonly file: string;
  readonly isDryRun: boolean;
  /** Null: from the command line. */
  readonly actorId: string | null;
}

export interface ImportReport extends Omit<ChunkOutcome, 'barcodesLeftOut'> {
  /** Null for a dry run, which leaves none. */
  readonly batchId: string | null;
  readonly format: FileFormat;
  /** Null: it is no text. */
  readonly encoding: Encoding | null;
  /** What columns of other names were taken for; empty: they have ours. */
  readonly mapping: readonly (readonly [column: string, target: string | null])[];
  /** Whether that was kept of an earlier file. */
  readonly isMappingKept: boolean;
  readonly rows: number;
  /** Rows that say what another one said. */
  readonly repeated: number;
  readonly newBrands: readonly string[];
  readonly newCategories: readonly string[];
  /** In how many rows something was mended. */
  readonly notes: Readonly<Partial<Record<RowNote, number>>>;
  readonly picturesLeftOut: number;
  readonly badFile: string | null;
  /** The first rows that were not taken. */
  readonly badExamples: readonly Problem[];
}

export type ImportFailure =
  | { readonly of: 'file'; readonly fault: FileFault }
  | { readonly of: 'batch'; readonly fault: BatchFault }
  | { readonly of: 'mapping'; readonly fault: MappingFault }
  | { readonly of: 'rights'; readonly columns: readonly string[] }
  | {
      readonly of: 'option';
      readonly option: 'warehouse' | 'category' | 'brand';
      readonly value: string;
    };

/** For the one who waits for it. */
export interface ImportWatch {
  /** Ends the work after the step that runs. */
  readonly signal?: AbortSignal;
  /** Called after each step: rows that were taken so far, of all; null: they are still being read. */
  readonly onProgress?: (rows: number, of: number | null) => Promise<void> | void;
}
