import { createHash } from 'node:crypto';
import {
  isReportColumn,
  type Mapping,
  readHeader,
  type WarehouseChoice,
} from '@matiz/domain/catalogue/import/columns.ts';
import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import {
  type DecidedMapping,
  decideMapping,
} from '@matiz/domain/catalogue/import/mapping/decide-mapping.ts';
import {
  type ProposedColumn,
  proposeMapping,
} from '@matiz/domain/catalogue/import/mapping/propose-mapping.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { SqlReader } from '#db/sql.ts';
import type { ImportFailure, ImportRequest } from '../import-request.ts';
import type { Table } from '../sources/table.ts';
import { formatOf } from './file-rows.ts';
import { findMapping } from './mapping.store.ts';

export interface MappedColumns extends DecidedMapping {
  /** Under which it is kept; null: there is nothing to keep. */
  readonly headerKey: string | null;
  /** Whether it is what was kept of an earlier file. */
  readonly isKept: boolean;
}

/**
 * Says what the columns of a table are: by their own names, by what the request says of them, by what
 * was kept of an earlier file with the same header, or by a proposal that the request accepts. Fails
 * with the proposal when someone has to look at it first.
 */
export async function mapColumns(
  sql: SqlReader,
  { header, sample }: Table,
  request: ImportRequest,
  warehouses: WarehouseChoice,
): Promise<Result<MappedColumns, ImportFailure>> {
  const ours: MappedColumns = {
    mapping: new Map(),
    isForeign: false,
    headerKey: null,
    isKept: false,
  };
  const { map, ignore, isDryRun, acceptsProposal } = request;
  const isRequested = map.size > 0 || ignore.length > 0;
  if (formatOf(header) !== null) return ok(ours);
  const read = readHeader(header, warehouses);
  if (read.ok && !isRequested) return ok(ours);
  const proposal = proposeMapping(
    header,
    sample.map(({ cells }) => cells),
    warehouses,
  );
  if (!read.ok && !isRequested && isHopeless(read.error, proposal)) {
    return fail({ of: 'file', fault: read.error });
  }
  const headerKey = keyOf(header, request.supplier);
  const kept = await findKept(sql, header, request.supplier);
  const decided = decideMapping(
    proposal,
    // A dry run shows what would become of it, so it need not be accepted first.
    { given: map, ignored: ignore, kept, acceptsProposal: acceptsProposal || isDryRun },
    warehouses,
  );
  if (!decided.ok) return fail({ of: 'mapping', fault: decided.error });
  const { mapping, isForeign } = decided.value;
  const isKept = kept !== null && isSame(kept, mapping);
  return ok({ mapping, isForeign, isKept, headerKey: isForeign ? headerKey : null });
}

/** What no other name for a column would mend: `precio_CTG` of no warehouse, our own column twice. */
function isHopeless(fault: FileFault, proposal: readonly ProposedColumn[]): boolean {
  if (fault.code === 'REPEATED_COLUMN') return true;
  if (fault.code !== 'UNKNOWN_WAREHOUSE') return false;
  const named = proposal.find(({ name }) => name.endsWith(fault.warehouse));
  return named?.certainty === 'guess' || named?.certainty === 'unknown';
}

/** What was kept for such a header: of the supplier's own lists, else of anybody's; null: nothing. */
export async function findKept(
  sql: SqlReader,
  header: readonly string[],
  supplier: string,
): Promise<Mapping | null> {
  const own = await findMapping(sql, keyOf(header, supplier));
  return own ?? (supplier === '' ? null : findMapping(sql, keyOf(header, '')));
}

/** The same for a file of a supplier whose columns have the same names, wherever they stand. */
function keyOf(header: readonly string[], supplier: string): string {
  // What a file of bad rows adds makes it no other list.
  const names = header.filter((name) => name !== '' && !isReportColumn(name)).toSorted();
  const whose = supplier === '' ? names : { supplier: foldText(supplier), names };
  return createHash('sha256').update(JSON.stringify(whose)).digest('hex');
}

function isSame(one: Mapping, other: Mapping): boolean {
  return [...one].every(([name, target]) => other.get(name) === target);
}
