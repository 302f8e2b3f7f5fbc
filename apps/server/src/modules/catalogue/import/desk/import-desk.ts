import type { ImportDeps } from '../import-deps.ts';
import { createUploadService } from './upload.service.ts';
import { createUploadFiles } from './upload-files.ts';
import { createUploadRunner } from './upload-runner.ts';

interface ImportDeskDeps extends ImportDeps {
  /** Where files lie that were handed over. */
  readonly folder: string;
  readonly report: (detail: { err: unknown }, message: string) => void;
}

/** Imports on screen: the calls, and the worker behind them. */
export function createImportDesk({ folder, ...deps }: ImportDeskDeps) {
  const files = createUploadFiles(folder);
  const runner = createUploadRunner({ ...deps, files });
  return { uploads: createUploadService({ ...deps, files, runner }), runner };
}
