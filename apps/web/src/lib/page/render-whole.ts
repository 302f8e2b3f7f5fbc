import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

interface RenderSettings {
  readonly onError?: (error: unknown) => void;
}

/** More bytes than any page has: nothing that is drawn waits until it is taken. */
const anySize = 2 ** 30;

/** Where React left something out that was not there yet, or that failed. */
const leftOut = '<!--$!-->';

/**
 * The whole page at once and in place: nothing in it waits for a script to be moved or shown.
 * Written as one text where all of it is there, as it is once each part was loaded: a stream copies
 * thousands of small pieces. Anything else is waited for, and said there.
 */
export async function renderWhole(node: ReactNode, settings: RenderSettings): Promise<string> {
  return renderAtOnce(node) ?? renderWaiting(node, settings);
}

/** Null: some of it is not there yet, or fails. Ids of `useId` begin with the prefix. */
export function renderAtOnce(node: ReactNode, identifierPrefix = ''): string | null {
  try {
    const html = renderToString(node, { identifierPrefix });
    return html.includes(leftOut) ? null : html;
  } catch {
    return null;
  }
}

function renderWaiting(node: ReactNode, { onError }: RenderSettings): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect(resolve)),
      onShellError: reject,
      onError: (error) => onError?.(error),
    });
  });
}

function collect(onWhole: (html: string) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    highWaterMark: anySize,
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(pieces).toString());
      done();
    },
  });
}
