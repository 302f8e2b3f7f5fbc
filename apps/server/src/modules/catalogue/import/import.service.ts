import { forgetJournals, undoBatch } from './apply/undo-batch.ts';
import { listBatches } from './batch.store.ts';
import { exportCatalogue } from './export-catalogue.ts';
import type { ImportDeps } from './import-deps.ts';
import { importFile } from './import-file.ts';
import type { ImportRequest, ImportWatch } from './import-request.ts';
import { writeTemplate } from './write-template.ts';

export type CatalogueImport = ReturnType<typeof createCatalogueImport>;

/** The catalogue in and out of files (ADR 21): for the command line, and for staff later. */
export function createCatalogueImport(deps: ImportDeps) {
  return {
    import: (request: ImportRequest, watch?: ImportWatch) => importFile(deps, request, watch),
    undo: (batchId: string) => undoBatch(deps, batchId),
    forgetJournals: () => forgetJournals(deps),
    /** The last batches, the newest first. */
    list: () => listBatches(deps.sql.reader),
    /** Writes the whole catalogue into a file. Answers how many rows. */
    export: (file: string) => exportCatalogue(deps, file),
    template: (file: string) => writeTemplate(deps, file),
  };
}
