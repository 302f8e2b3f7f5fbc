import { RequestError } from '@matiz/client/request-error.ts';
import { noteExport } from '@matiz/contracts/staff/exports.ts';
import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { exportCopy as copy } from '#copy/table/export.ts';
import { saveFile } from '#lib/save-file.ts';
import { useRequest } from '#lib/services.ts';
import { type ListState, toListQuery } from '../list-state.ts';
import type { TableColumn } from '../table-types.ts';
import { readAll } from './read-all.ts';
import { toCsv } from './to-csv.ts';

export type FileKind = 'xlsx' | 'csv';

/** Rows of a file at most: a workbook is put together in the browser's memory. */
const mostRows: Readonly<Record<FileKind, number>> = { xlsx: 50_000, csv: 200_000 };

export interface DownloadSource<Row> {
  readonly title: string;
  readonly list: ListCall;
  readonly state: ListState;
  readonly within: Readonly<Record<string, string>>;
  /** Those that are shown, in their order. */
  readonly columns: readonly TableColumn<Row>[];
}

/** All rows that a list is narrowed to, as a file; `read` null: none is under way. */
export function useDownload<Row>({ title, list, state, within, columns }: DownloadSource<Row>) {
  const request = useRequest();
  const [read, setRead] = useState<number | null>(null);
  // The one that is under way has the last number; leaving it, or the page, gives the number on.
  const last = useRef(0);
  const leave = useCallback(() => {
    last.current += 1;
    setRead(null);
  }, []);
  useEffect(() => leave, [leave]);

  const start = async (kind: FileKind) => {
    last.current += 1;
    const own = last.current;
    const isWanted = () => last.current === own;
    const onRead = (rows: number) => {
      if (isWanted()) setRead(rows);
      return isWanted();
    };
    setRead(0);
    const most = mostRows[kind];
    try {
      const found = await readAll<Row>(request, list, { state, within, most, onRead });
      if (found === null) return;
      const { count: _, ...query } = { ...toListQuery({ ...state, page: null }), ...within };
      const taken = { list: list.path, kind, rows: found.rows.length, query };
      await request(noteExport, { body: taken });
      saveFile(`${title}.${kind}`, await write(kind, title, columns, found.rows));
      if (!found.isWhole) toast({ message: copy.cut(most), durationMs: 0 });
    } catch (error) {
      if (isWanted()) toast({ message: copy.failed, tone: 'danger' });
      if (!(error instanceof RequestError)) throw error;
    } finally {
      if (isWanted()) setRead(null);
    }
  };
  return { read, start, leave };
}

async function write<Row>(
  kind: FileKind,
  title: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  if (kind === 'csv') {
    return new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
  }
  const { toXlsx } = await import('./to-xlsx.ts');
  return toXlsx(title, columns, rows);
}
