import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  type beginPicture,
  mostPictureBytes,
  type PictureShape,
} from '@matiz/contracts/staff/catalogue/pictures.ts';
import { pictureUses } from '@matiz/domain/catalogue/pictures/picture-uses.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { PictureFault, PictureIntake } from '#adapters/images/picture-intake.ts';
import type { Pictures } from '#adapters/images/pictures.ts';
import type { Sql } from '#db/sql.ts';
import type { Background } from '#lib/background.ts';
import { withoutDeadline } from '#lib/deadline.ts';
import { createQueue } from '#lib/queue.ts';
import type { Asking } from '#resource/author.ts';
import type { UploadFiles } from '../../import/desk/upload-files.ts';
import * as store from './picture-upload.store.ts';

export interface PictureUploadDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly files: UploadFiles;
  readonly intake: PictureIntake;
  readonly pictures: Pictures;
  readonly background: Background;
}

interface Told {
  readonly id: string;
  readonly received: number;
  readonly picture: string | null;
}
type Taken = Result<{ result: Told }, Failure<'NOT_FOUND' | TakenFault>>;
type TakenFault = 'PICTURE_TOO_LARGE' | 'PICTURE_TOO_SMALL' | 'PICTURE_FORMAT' | 'PICTURE_BROKEN';

/** Days that half a picture waits for its other half. */
const keptDays = 2;
/** Pictures that are read at a time: each takes the memory of its pixels. */
const readAtOnce = 2;

/** The widths in which the shop shows what is of a shape: they are ready before it is. */
const widths: Readonly<Record<PictureShape, readonly number[]>> = {
  product: [160, 320, 480, 800],
  swatch: [96],
  brand: [160, 320, 480],
  logo: [320, 480],
  category: [160, 320, 480],
  'banner-wide': [480, 640, 800, 1200, 1600],
  'banner-narrow': [480, 640, 800, 1200],
};

/** Pictures that staff drop: announced, sent in pieces, read, and made ready in every size. */
export function createPictureUploads(deps: PictureUploadDeps) {
  const { sql, clock, newId, files, intake, pictures, background } = deps;
  const queue = createQueue({ atOnce: readAtOnce });

  /** What came whole: a picture of the shop from now on, or nothing at all. */
  async function take(upload: store.PictureUpload): Promise<Taken> {
    const { id, shape, focus } = upload;
    const bytes = await readFile(files.fileOf(upload)).catch(() => null);
    if (bytes === null) return tell(id);
    const key = await withoutDeadline(() =>
      queue.run(() => intake.take(bytes, shape, { keep: true, focus })),
    );
    if (key === null) throw new Error('a queue without an end refuses nobody');
    if (!key.ok) {
      await store.removeUpload(sql, id);
      await files.remove(id);
      return fail(sayFault(key.error, shape));
    }
    await store.noteTaken(sql, id, key.value, clock());
    await files.remove(id);
    prepare(key.value, shape);
    return ok({ result: { id, received: upload.size, picture: key.value } });
  }

  function prepare(key: string, shape: PictureShape): void {
    const sizes = widths[shape].flatMap((width) => [
      { key, width, format: 'avif' },
      { key, width, format: 'webp' },
    ]);
    const never = new AbortController().signal;
    background.run('preparing a picture', () => pictures.prepare(sizes, never));
  }

  async function tell(id: string): Promise<Taken> {
    const upload = await store.findPictureUpload(sql.reader, id);
    if (upload === null) return fail(failure('NOT_FOUND'));
    return ok({ result: { id, received: upload.received, picture: upload.picture } });
  }

  return {
    async begin(
      { name, size, shape, focus }: BodyOf<typeof beginPicture>,
      { principal }: Asking,
    ): Promise<Result<{ result: Told }, Failure<'PICTURE_TOO_LARGE'>>> {
      if (size > mostPictureBytes) return fail(failure('PICTURE_TOO_LARGE'));
      const id = newId();
      const named = { id, fileName: name, size, shape, actorId: principal.userId };
      await store.addPictureUpload(sql, { ...named, focus: focus ?? null }, clock());
      return ok({ result: { id, received: 0, picture: null } });
    },

    /** Writes the piece that is awaited; any other changes nothing and is told which one is. */
    async takePiece(id: string, at: number, piece: Uint8Array): Promise<Taken> {
      const upload = await store.findPictureUpload(sql.reader, id);
      if (upload === null) return fail(failure('NOT_FOUND'));
      const to = at + piece.byteLength;
      if (upload.picture !== null || at !== upload.received || to > upload.size) return tell(id);
      await files.write(upload, at, piece);
      await store.noteReceived(sql, id, to, clock());
      return to === upload.size
        ? take(upload)
        : ok({ result: { id, received: to, picture: null } });
    },

    /** Takes the pieces away that nobody went on with. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock().getTime() - keptDays * 24 * 3_600_000);
      for (const id of await store.removeOldUploads(sql, before)) await files.remove(id);
    },
  };
}

function sayFault(fault: PictureFault, shape: PictureShape): Failure<TakenFault> {
  return fault === 'TOO_SMALL'
    ? failure('PICTURE_TOO_SMALL', pictureUses[shape].least)
    : failure(`PICTURE_${fault}`);
}
