import type { Request } from '@matiz/client/request.ts';
import {
  beginPicture,
  type PictureShape,
  picturePartBytes,
  sendPicturePart,
} from '@matiz/contracts/staff/catalogue/pictures.ts';
import type { PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import { sendPieces } from '#lib/send-pieces.ts';

/** A picture that was begun: it goes on where it broke off. */
export interface BegunPicture {
  readonly id: string;
  readonly received: number;
}

interface Uploading {
  readonly shape: PictureShape;
  /** What is to be in the middle where the shape cuts. */
  readonly focus?: PictureFocus | null;
  /** Of a try that broke off; null: it begins now. */
  readonly begun: BegunPicture | null;
  readonly onBegun: (begun: BegunPicture) => void;
  readonly onProgress: (percent: number) => void;
}

/** Hands a picture over. Answers its key; throws a `RequestError` that says why it is none. */
export async function uploadPicture(
  request: Request,
  file: File,
  { shape, focus, begun, onBegun, onProgress }: Uploading,
): Promise<string> {
  const named = { name: file.name.slice(-200), size: file.size, shape };
  const body = focus ? { ...named, focus } : named;
  const { id, received } = begun ?? (await request(beginPicture, { body })).result;
  onBegun({ id, received });
  let picture: string | null = null;
  await sendPieces(file, {
    from: received,
    pieceBytes: picturePartBytes,
    async send(at, piece) {
      const part = { query: { id, at: String(at) }, body: piece };
      const { result } = await request(sendPicturePart, part);
      picture = result.picture;
      onBegun({ id, received: result.received });
      return result.received;
    },
    onProgress,
  });
  if (picture === null) throw new Error('a picture that is there has a key');
  return picture;
}
