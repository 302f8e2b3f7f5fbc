import type { Request } from '@matiz/client/request.ts';
import { importPartBytes, sendImportPart } from '@matiz/contracts/staff/catalogue/imports.ts';
import { sendPieces } from '#lib/send-pieces.ts';

interface SentFile {
  readonly id: string;
  /** How much of it is there already. */
  readonly received: number;
}

/** Sends what is missing of a file to import. */
export async function sendFile(
  request: Request,
  file: File,
  { id, received }: SentFile,
  onProgress: (part: number) => void,
): Promise<void> {
  await sendPieces(file, {
    from: received,
    pieceBytes: importPartBytes,
    send: async (at, body) =>
      (await request(sendImportPart, { query: { id, at: String(at) }, body })).result.received,
    onProgress,
  });
}
