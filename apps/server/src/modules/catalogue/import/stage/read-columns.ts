import { decideMapping } from '@matiz/domain/catalogue/import/mapping/decide-mapping.ts';
import {
  type ProposedColumn,
  proposeMapping,
} from '@matiz/domain/catalogue/import/mapping/propose-mapping.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { ImportDeps } from '../import-deps.ts';
import type { ImportChoices, ImportFailure } from '../import-request.ts';
import type { Encoding } from '../sources/encoding.ts';
import { openTable } from '../sources/open-table.ts';
import { UnreadableFile } from '../sources/unreadable-file.ts';
import { readVocabulary } from '../vocabulary.store.ts';
import { type FileFormat, formatOf } from './file-rows.ts';
import { findKept } from './map-columns.ts';

/** What the beginning of a file says of it, for the one who corrects it before anything is counted. */
export interface FileReading {
  readonly format: FileFormat;
  /** Null: it is no text of lines. */
  readonly encoding: Encoding | null;
  readonly delimiter: string | null;
  readonly columns: readonly ReadColumn[];
}

export interface ReadColumn extends Omit<ProposedColumn, 'certainty'> {
  /** `kept`: what it was taken for the last time. */
  readonly certainty: ProposedColumn['certainty'] | 'kept';
  readonly examples: readonly string[];
}

const mostExamples = 3;
const longestExample = 60;

/** Reads the first rows of a file and says what each column most likely is (ADR 30). */
export async function readColumns(
  { sql }: Pick<ImportDeps, 'sql'>,
  file: string,
  { encoding, supplier, warehouse }: Pick<ImportChoices, 'encoding' | 'supplier' | 'warehouse'>,
): Promise<Result<FileReading, ImportFailure>> {
  try {
    const table = await openTable(file, encoding);
    await table.records.return(undefined);
    const { header } = table;
    const rows = table.sample.map(({ cells }) => cells);
    const examplesOf = (place: number) =>
      [...new Set(rows.map((cells) => cells[place]?.trim() ?? ''))]
        .filter((value) => value !== '')
        .slice(0, mostExamples)
        .map((value) => value.slice(0, longestExample));
    const shared = {
      encoding: table.encoding,
      delimiter: table.encoding === null ? null : table.delimiter,
    };
    const known = formatOf(header);
    if (known !== null) {
      const columns = header.map((name, index) => ({
        name,
        target: null,
        certainty: 'own' as const,
        examples: examplesOf(index),
      }));
      return ok({ ...shared, format: known, columns });
    }
    const vocabulary = await readVocabulary(sql.reader);
    const warehouses = {
      known: vocabulary.warehouses,
      chosen: warehouse,
      names: vocabulary.warehouseNames,
    };
    const proposal = proposeMapping(header, rows, warehouses);
    const kept = await findKept(sql.reader, header, supplier);
    const desired = { given: new Map(), ignored: [], kept, acceptsProposal: true };
    const decided = decideMapping(proposal, desired, warehouses);
    if (!decided.ok) return fail({ of: 'mapping', fault: decided.error });
    const { mapping, isForeign } = decided.value;
    const columns = proposal.map(({ name, target, certainty }, index): ReadColumn => {
      const isKept = certainty !== 'own' && (kept?.has(name) ?? false);
      return {
        name,
        target: mapping.get(name) ?? (isKept ? null : target),
        certainty: isKept ? 'kept' : certainty,
        examples: examplesOf(index),
      };
    });
    return ok({ ...shared, format: isForeign ? 'list' : 'matiz', columns });
  } catch (error) {
    if (error instanceof UnreadableFile) return fail({ of: 'file', fault: error.fault });
    throw error;
  }
}
