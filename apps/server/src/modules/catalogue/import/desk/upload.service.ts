import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  type ImportChoicesBody,
  type ImportDetail,
  importChoices,
  mostImportBytes,
} from '@matiz/contracts/staff/catalogue/imports.ts';
import type { WarehouseColumnKey } from '@matiz/domain/catalogue/import/columns.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { type ListQuery, listRows } from '#resource/list-rows.ts';
import { writeAudit } from '#resource/write-audit.ts';
import * as store from './upload.store.ts';
import type { UploadFiles } from './upload-files.ts';
import { uploadList } from './upload-list.ts';
import type { UploadRunner } from './upload-runner.ts';

interface UploadDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly files: UploadFiles;
  readonly runner: UploadRunner;
}
export type UploadService = ReturnType<typeof createUploadService>;

/** Days that the file of an upload is kept after the last that happened to it. */
const keptDays = 30;
const megabyte = 1024 * 1024;

/** Files that staff hand over on screen: announced, sent in pieces, read, checked, loaded, undone. */
export function createUploadService({ sql, clock, newId, files, runner }: UploadDeps) {
  async function read(id: string) {
    const upload = await store.findImportUpload(sql.reader, id);
    return upload ? ok({ result: detailOf(upload) }) : fail(failure('NOT_FOUND'));
  }

  return {
    read,

    async list(query: ListQuery) {
      const page = await listRows<ImportDetail>(sql.reader, uploadList, query);
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },

    async begin(
      { name, size, supplier }: { name: string; size: number; supplier: string },
      { principal }: Asking,
    ): Promise<Result<{ result: ImportDetail }, Failure<'FILE_TOO_LARGE'>>> {
      if (size > mostImportBytes) {
        const values = { size: Math.ceil(size / megabyte), most: mostImportBytes / megabyte };
        return fail(failure('FILE_TOO_LARGE', values));
      }
      const id = newId();
      const upload = { id, fileName: name, size, supplier, actorId: principal.userId };
      await store.addImportUpload(sql, upload, clock());
      const added = await store.findImportUpload(sql.reader, id);
      if (added === null) throw new Error('an upload that was just added is not there');
      return ok({ result: detailOf(added) });
    },

    /** A piece that came before is written again, which harms nothing; one after a gap is not. */
    async takePiece(
      id: string,
      at: number,
      piece: Uint8Array,
    ): Promise<Result<{ result: { received: number } }, Failure<'NOT_FOUND' | 'IMPORT_NOT_NOW'>>> {
      const upload = await store.findImportUpload(sql.reader, id);
      if (upload === null) return fail(failure('NOT_FOUND'));
      const to = at + piece.byteLength;
      const isAwaited = upload.state === 'uploading' && at <= upload.received && to <= upload.size;
      if (!isAwaited) return fail(failure('IMPORT_NOT_NOW'));
      await files.write(upload, at, piece);
      const noted = await store.notePiece(sql, id, { from: at, to }, clock());
      if (noted === null) return fail(failure('IMPORT_NOT_NOW'));
      if (noted.isWhole) runner.wake();
      return ok({ result: { received: noted.received } });
    },

    async ask(
      {
        id,
        step,
        choices,
      }: { id: string; step: store.UploadStep; choices?: ImportChoicesBody | undefined },
      asking: Asking,
    ) {
      const upload = await store.findImportUpload(sql.reader, id);
      if (upload === null) return fail(failure('NOT_FOUND'));
      if (!mayAsk(upload).includes(step)) return fail(failure('IMPORT_NOT_NOW'));
      if (step !== 'undo' && !(await files.has(upload))) return fail(failure('IMPORT_NOT_NOW'));
      const now = clock();
      const isAsked = await sql.begin(async (tx) => {
        const desired = {
          step,
          choices: choices ?? upload.choices,
          askedBy: asking.principal.userId,
          forbidden: forbiddenTo(asking.principal.scopes),
        };
        if (!(await store.askStep(tx, id, desired, now))) return false;
        if (step !== 'load' && step !== 'undo') return true;
        const action = step === 'load' ? 'import.loaded' : 'import.undone';
        const file = { file: upload.fileName };
        const said = step === 'load' ? { after: file } : { before: file };
        await writeAudit(tx, authorOf(asking, now), { action, subject: `import:${id}`, ...said });
        return true;
      });
      if (!isAsked) return fail(failure('IMPORT_NOT_NOW'));
      runner.wake();
      return read(id);
    },

    async stop(id: string) {
      if (!(await store.findImportUpload(sql.reader, id))) return fail(failure('NOT_FOUND'));
      if (!(await store.askStop(sql, id, clock()))) return fail(failure('IMPORT_NOT_NOW'));
      return read(id);
    },

    async badRows(id: string): Promise<Result<AsyncIterable<Uint8Array>, Failure<'NOT_FOUND'>>> {
      const upload = await store.findImportUpload(sql.reader, id);
      const pieces = upload?.badFile ? await files.read(upload.badFile) : null;
      return pieces ? ok(pieces) : fail(failure('NOT_FOUND'));
    },

    /** What waits is begun, also after a server ended; files that nobody needs any more go. */
    resume: async () => runner.wake(),
    async forgetFiles() {
      const before = new Date(clock().getTime() - keptDays * 24 * 3_600_000);
      for (const id of await store.oldUploads(sql.reader, before)) await files.remove(id);
    },
  };
}

/** The scope that each kind of column is written with. */
const scopeOf: Readonly<Record<WarehouseColumnKey, Scope>> = {
  price: 'prices:write',
  stock: 'stock:write',
  arrivals: 'arrivals:write',
};

function forbiddenTo(scopes: readonly Scope[]): WarehouseColumnKey[] {
  const keys = Object.keys(scopeOf) as WarehouseColumnKey[];
  return keys.filter((key) => !scopes.includes(scopeOf[key]));
}

function mayAsk({ state, step, reading, isLoaded }: store.UploadRow): ImportDetail['may'] {
  if (state === 'waiting' || state === 'working') return ['stop'];
  if (state === 'uploading') return [];
  if (isLoaded) return step === 'load' && state === 'done' ? ['undo'] : ['load', 'undo'];
  if (step === 'undo') return [];
  // How it was read before holds no more once it could not be read otherwise.
  const isRead = reading !== null && (step !== 'read' || state === 'done');
  return isRead ? ['read', 'check', 'load'] : ['read'];
}

function detailOf(upload: store.UploadRow): ImportDetail {
  const { report } = upload;
  return {
    id: upload.id,
    fileName: upload.fileName,
    size: upload.size,
    supplier: upload.supplier,
    by: upload.by,
    createdAt: upload.createdAt.toISOString(),
    step: upload.step,
    state: upload.state,
    counts: report && {
      rows: report.rows,
      new: report.new,
      changed: report.changed,
      unchanged: report.unchanged,
      bad: report.bad,
    },
    received: upload.received,
    choices: importChoices.parse(upload.choices),
    reading: upload.reading && {
      ...upload.reading,
      columns: upload.reading.columns.map((column) => ({
        ...column,
        examples: [...column.examples],
      })),
    },
    report,
    undone: upload.undone && { ...upload.undone, reasons: [...upload.undone.reasons] },
    problem: upload.problem,
    hasBadRows: upload.badFile !== null,
    progress: { done: upload.rowsDone, of: upload.rowsTotal },
    may: mayAsk(upload),
  };
}
