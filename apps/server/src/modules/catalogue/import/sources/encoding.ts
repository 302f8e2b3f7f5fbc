import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { UnreadableFile } from './unreadable-file.ts';

/** How a file says its letters. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'latin1',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes as text of single letters, to count them. */
const single = new TextDecoder('latin1');
/** What UTF-8 looks like to the one who reads it as one letter a byte: `Ã±`. */
const misread = /\u00c3[\u0080-\u00bf]|\u00c2[\u00a0-\u00bf]/g;
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ';

/**
 * Finds out how a file says its letters: by its mark, by its zeros, else as UTF-8 when all of it is.
 * What is not may come of an old spreadsheet of Windows or of a Mac: whichever makes Spanish letters
 * of more of its bytes. Throws `UnreadableFile` for what is none of them.
 */
export async function findEncoding(beginning: Buffer, read: () => Readable): Promise<Encoding> {
  const mark = beginning.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  if (mark === '\xfe\xff') return 'utf-16be';
  const wide = findWide(beginning);
  if (wide !== null) return wide;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const counts = { windows: 0, macintosh: 0, misread: 0 };
  let isUtf8 = true;
  for await (const bytes of read() as AsyncIterable<Buffer>) {
    isUtf8 &&= decodes(decoder, bytes);
    const high = bytes.filter((byte) => byte >= 0x80);
    if (high.length === 0) continue;
    counts.misread += single.decode(bytes).match(misread)?.length ?? 0;
    countLetters(high, counts);
  }
  if (isUtf8 && decodes(decoder, null)) return 'utf-8';
  // Mostly UTF-8, with bytes that are none: something broke it, and guessing would hide it.
  if (counts.misread > 0 && counts.misread >= counts.windows) return 'utf-8';
  return counts.macintosh > counts.windows ? 'macintosh' : 'windows-1252';
}

/** Letters of two bytes without a mark: every other byte is zero. */
function findWide(beginning: Buffer): Encoding | null {
  let [even, odd] = [0, 0];
  beginning.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  if (even + odd <= beginning.length / 8) {
    if (even + odd > 0) throw new UnreadableFile({ code: 'NOT_A_TABLE' });
    return null;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const windows = new TextDecoder('windows-1252');
const macintosh = new TextDecoder('macintosh');

function countLetters(high: Uint8Array, counts: { windows: number; macintosh: number }): void {
  for (const letter of windows.decode(high)) if (spanish.includes(letter)) counts.windows += 1;
  for (const letter of macintosh.decode(high)) if (spanish.includes(letter)) counts.macintosh += 1;
}

function decodes(decoder: TextDecoder, bytes: Uint8Array | null): boolean {
  try {
    if (bytes === null) decoder.decode();
    else decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
