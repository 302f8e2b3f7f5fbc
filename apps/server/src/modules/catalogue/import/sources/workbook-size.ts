import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';

/** What a workbook may come to when it is unpacked: it is held whole while it is read. */
const mostUnpacked = 128 * 1024 * 1024;
const mostEntries = 5_000;
const endLength = 22;
const longestComment = 65_535;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const deflated = 8;
const locked = 1;

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly packed: number;
  readonly offset: number;
}

/**
 * Throws `UnreadableFile` for a workbook that would fill the memory when it is unpacked, whatever it
 * says of its sizes: all of it is unpacked here once, a piece at a time, and counted.
 */
export async function requireRoom(file: string): Promise<void> {
  const handle = await open(file);
  try {
    let unpacked = 0;
    for (const entry of await readEntries(handle)) {
      if (entry.flags & locked) throw new UnreadableFile({ code: 'LOCKED_WORKBOOK' });
      const local = await readAt(handle, entry.offset, 30);
      const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
      if (entry.packed === 0) continue;
      const bytes = createReadStream(file, { start, end: start + entry.packed - 1 });
      const count = async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          unpacked += piece.length;
          if (unpacked > mostUnpacked) throw new UnreadableFile({ code: 'TOO_LARGE' });
        }
      };
      if (entry.method === deflated) await pipeline(bytes, createInflateRaw(), count);
      else await pipeline(bytes, count);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile({ code: 'NOT_A_WORKBOOK' }, error);
  } finally {
    await handle.close();
  }
}

/** What the list at the end of a zip names. Throws for what is no zip. */
async function readEntries(handle: FileHandle): Promise<Entry[]> {
  const { size } = await handle.stat();
  const tailLength = Math.min(size, endLength + longestComment);
  const tail = await readAt(handle, size - tailLength, tailLength);
  let end = tail.length - endLength;
  while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1;
  if (end < 0) throw new Error('the zip has no end');
  const count = tail.readUInt16LE(end + 10);
  if (count > mostEntries) throw new UnreadableFile({ code: 'TOO_LARGE' });
  const list = await readAt(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (list.readUInt32LE(at) !== entryMark) throw new Error('the zip names no entry here');
    entries.push({
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      offset: list.readUInt32LE(at + 42),
    });
    at += 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  if (length > 16 * 1024 * 1024) throw new Error('the list of a zip is shorter');
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('the zip ends too early');
  return buffer;
}
