import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  type ObjectTable,
  readObjectList,
} from '@matiz/domain/catalogue/import/formats/object-list.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A list is held whole; beyond it, a CSV is the better way. */
const mostBytes = 100 * 1024 * 1024;
const unpack = promisify(gunzip);

/** Reads a list of objects, packed or not. Throws `UnreadableFile`. */
export async function openObjects(file: string, isPacked: boolean): Promise<ObjectTable> {
  const bytes = await readFile(file);
  const text = isPacked
    ? await unpack(bytes, { maxOutputLength: mostBytes }).catch(() => null)
    : bytes;
  if (text === null || text.length > mostBytes) throw new UnreadableFile({ code: 'TOO_LARGE' });
  const table = readObjectList(parse(text.toString('utf8')));
  if (table === null) throw new UnreadableFile({ code: 'NOT_A_LIST' });
  return table;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UnreadableFile({ code: 'NOT_A_LIST' });
  }
}
