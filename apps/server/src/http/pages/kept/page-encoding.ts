import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip' | 'identity';
/** Once for many who ask, or for one. */
export type Effort = 'well' | 'quickly';

const writeBrotli = promisify(brotliCompress);
const readBrotli = promisify(brotliDecompress);
const writeGzip = promisify(gzip);

/**
 * Of a list's page (190 kB): br 5 takes 1.9 ms for 20.4 kB, br 3 0.9 ms for 23.3 kB, br 1 0.1 ms for
 * 25.3 kB, gzip 1 0.7 ms for 30.1 kB.
 */
const quality = { well: 5, quickly: 1 } as const;
const level = { well: 6, quickly: 1 } as const;
/** Looked back over 256 kB: more than a page has, and a sixteenth of the memory of what is usual. */
const window = 18;
/** Bytes that are not worth encoding for one who asks. */
const smallest = 1_400;

/** What few kinds of browsers say is read once. */
const known = new Map<string, PageEncoding>();
const [mostKnown, longestKnown] = [100, 100];

/** How a page is sent to the one who takes these encodings. */
export function encodingFor(accepted: string | undefined): PageEncoding {
  if (!accepted) return 'identity';
  const encoding = known.get(accepted) ?? readEncoding(accepted);
  if (known.size < mostKnown && accepted.length <= longestKnown) known.set(accepted, encoding);
  return encoding;
}

function readEncoding(accepted: string): PageEncoding {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

/** A page for the one who asked so. */
export async function encode(
  bytes: Uint8Array,
  { encoding, effort }: { readonly encoding: PageEncoding; readonly effort: Effort },
): Promise<{ readonly encoding: PageEncoding; readonly bytes: Uint8Array }> {
  const isSmall = effort === 'quickly' && bytes.byteLength < smallest;
  if (isSmall || encoding === 'identity') return { encoding: 'identity', bytes };
  return { encoding, bytes: await compress(bytes, encoding, effort) };
}

/** Beside this thread, in one piece. */
export function compress(
  bytes: Uint8Array,
  encoding: Exclude<PageEncoding, 'identity'>,
  effort: Effort,
): Promise<Uint8Array> {
  if (encoding === 'gzip') return writeGzip(bytes, { level: level[effort] });
  return writeBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}

export function decompress(br: Uint8Array): Promise<Uint8Array> {
  return readBrotli(br);
}
