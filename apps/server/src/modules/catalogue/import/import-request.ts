import type { BatchFault } from '@matiz/contracts/import-sentences.ts';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { Outcome } from './apply-chunk.ts';
import type { FileRows } from './file-rows.ts';
import type { Encoding } from './open-table.ts';

export interface ImportRequest {
  readonly file: string;
  readonly isDryRun: boolean;
  /** Null: from the command line. */
  readonly actorId: string | null;
  /** The warehouse of columns that name none. */
  readonly warehouse: string | null;
  readonly createBrands: boolean;
  /** The address of the category of new products that name none that is known. */
  readonly category: string | null;
  /** Pesos of one unit of the file's currency; null: it speaks of pesos. */
  readonly rate: number | null;
  readonly encoding: Encoding;
}

export interface ImportReport extends Outcome {
  /** Null for a dry run, which leaves none. */
  readonly batchId: string | null;
  readonly format: FileRows['format'];
  readonly rows: number;
  readonly newBrands: readonly string[];
  readonly picturesLeftOut: number;
  readonly badFile: string | null;
}

export type ImportFailure =
  | { readonly of: 'file'; readonly fault: FileFault }
  | { readonly of: 'batch'; readonly fault: BatchFault }
  | { readonly of: 'option'; readonly option: 'warehouse' | 'category'; readonly value: string };

/** For whoever waits for it. */
export interface ImportWatch {
  /** Ends the work after the step that runs. */
  readonly signal?: AbortSignal;
  /** Called after each step with the rows that were taken so far. */
  readonly onProgress?: (rows: number) => void;
}
