import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderSettings {
  readonly onError?: (error: unknown) => void;
}

/** More bytes than any page has: nothing that is drawn waits until it is taken. */
const anySize = 2 ** 30;

/**
 * The whole page at once and in place: nothing in it waits for a script to be moved or shown. As
 * the bytes that it is sent as.
 */
export function renderWhole(node: ReactNode, { onError }: RenderSettings): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect(resolve)),
      onShellError: reject,
      onError: (error) => onError?.(error),
    });
  });
}

function collect(onWhole: (bytes: Buffer) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    highWaterMark: anySize,
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(pieces));
      done();
    },
  });
}
