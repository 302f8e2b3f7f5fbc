import { isWorthRetrying } from '@matiz/client/request-error.ts';

interface Sending {
  /** How much of it is there already. */
  readonly from: number;
  readonly pieceBytes: number;
  /** Sends a piece; answers how much is there then. */
  readonly send: (at: number, piece: Uint8Array<ArrayBuffer>) => Promise<number>;
  readonly onProgress: (percent: number) => void;
}

const mostTries = 6;

/** Sends what is missing of a file, piece by piece; a line that breaks is waited for a little. */
export async function sendPieces(file: File, sending: Sending): Promise<void> {
  const { pieceBytes, send, onProgress } = sending;
  let at = sending.from;
  while (at < file.size) {
    const from = at;
    const piece = new Uint8Array(await file.slice(from, from + pieceBytes).arrayBuffer());
    at = await withRetries(() => send(from, piece));
    onProgress(Math.floor((at / file.size) * 100));
  }
}

async function withRetries<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries >= mostTries || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
    }
  }
}
