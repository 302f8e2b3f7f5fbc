import { sayBatchFault, sayKeptReason } from '@matiz/contracts/catalogue/import-sentences.ts';
import { type ImportChoicesBody, importChoices } from '@matiz/contracts/staff/catalogue/imports.ts';
import { undoBatch } from '../apply/undo-batch.ts';
import type { ImportDeps } from '../import-deps.ts';
import { InterruptedImport, importFile } from '../import-file.ts';
import { type ImportRequest, type ImportWatch, usualChoices } from '../import-request.ts';
import { readColumns } from '../stage/read-columns.ts';
import { sayReport, sayWhy } from './say-outcome.ts';
import { batchesOf, type StepEnd, type UploadRow } from './upload.store.ts';

/** Does what was asked for with a file: the same code as the command line's. */
export async function doStep(
  deps: ImportDeps,
  upload: UploadRow,
  file: string,
  watch: ImportWatch,
): Promise<StepEnd> {
  if (upload.step === 'undo') return undo(deps, upload);
  const choices = importChoices.parse(upload.choices);
  const request = requestOf(upload, file, choices);
  if (upload.step === 'read') {
    const read = await readColumns(deps, file, request);
    if (!read.ok) return { state: 'refused', problem: sayWhy(read.error) };
    return { state: 'done', reading: read.value };
  }
  try {
    const taken = await importFile(deps, request, watch);
    if (taken.ok) {
      return { state: 'done', report: sayReport(taken.value), badFile: taken.value.badFile };
    }
    const { error } = taken;
    // Another file is at work: this one waits for its turn.
    if (error.of === 'batch' && error.fault === 'BUSY') return { state: 'waiting' };
    return { state: 'refused', problem: sayWhy(error) };
  } catch (error) {
    if (watch.signal?.aborted) return { state: 'stopped' };
    throw error instanceof InterruptedImport ? error.cause : error;
  }
}

function requestOf(
  { id, step, askedBy, forbidden, supplier }: UploadRow,
  file: string,
  { columns, ...choices }: ImportChoicesBody,
): ImportRequest {
  const said = Object.entries(columns);
  return {
    ...usualChoices,
    ...choices,
    file,
    supplier,
    forbidden,
    actorId: askedBy,
    uploadId: id,
    isDryRun: step !== 'load',
    // Anyone who loads has seen what each column is taken for.
    acceptsProposal: true,
    map: new Map(said.flatMap(([name, target]) => (target === null ? [] : [[name, target]]))),
    ignore: said.flatMap(([name, target]) => (target === null ? [name] : [])),
  };
}

async function undo(deps: ImportDeps, { id }: UploadRow): Promise<StepEnd> {
  const sum = { undone: 0, partly: 0, reasons: [] as string[] };
  for (const batchId of await batchesOf(deps.sql.reader, id)) {
    const undone = await undoBatch(deps, batchId);
    if (!undone.ok) {
      if (undone.error === 'BUSY') return { state: 'waiting' };
      return { state: 'refused', problem: sayBatchFault(undone.error) };
    }
    sum.undone += undone.value.undone;
    sum.partly += undone.value.partly;
    sum.reasons.push(...undone.value.reasons.map(sayKeptReason));
  }
  return { state: 'done', undone: { ...sum, reasons: sum.reasons.slice(0, 100) } };
}
