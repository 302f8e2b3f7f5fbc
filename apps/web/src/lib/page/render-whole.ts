import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderSettings {
  readonly nonce: string;
  readonly onError?: (error: unknown) => void;
}

/** The whole page at once and in place: nothing in it waits for a script to be moved or shown. */
export function renderWhole(node: ReactNode, { nonce, onError }: RenderSettings): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: (error) => onError?.(error),
    });
  });
}
