import { RequestError } from '@matiz/client/request-error.ts';
import { mostPictureBytes, type PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import type { PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import { pictureUses } from '@matiz/domain/catalogue/pictures/picture-uses.ts';
import { useRef, useState } from 'react';
import { pictureCopy as copy } from '#copy/catalogue/pictures.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { readBitmap } from './draw-picture.ts';
import { type BegunPicture, uploadPicture } from './upload-picture.ts';

type Uploading =
  | { readonly is: 'idle' }
  /** It is cut to its shape: someone chooses around what. */
  | { readonly is: 'choosing'; readonly file: File; readonly picture: ImageBitmap }
  | { readonly is: 'sending'; readonly percent: number }
  /** `retry`: the line broke; it goes on where it was. */
  | { readonly is: 'failed'; readonly problem: string; readonly retry: (() => void) | null };

/** One picture on its way, with what became of it. */
export function usePictureUpload(shape: PictureShape, done: (picture: string) => void) {
  const request = useRequest();
  const [state, setState] = useState<Uploading>({ is: 'idle' });
  const [last, setLast] = useState<File | null>(null);
  const begun = useRef<BegunPicture | null>(null);
  useCloseQuestion(state.is === 'sending');

  async function send(file: File, focus: PictureFocus | null): Promise<void> {
    setState({ is: 'sending', percent: 0 });
    try {
      const picture = await uploadPicture(request, file, {
        shape,
        focus,
        begun: begun.current,
        onBegun: (next) => {
          begun.current = next;
        },
        onProgress: (percent) => setState({ is: 'sending', percent }),
      });
      begun.current = null;
      setState({ is: 'idle' });
      done(picture);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const isLine = error.status === 0 || error.status >= 500;
      if (!isLine) begun.current = null;
      const retry = isLine ? () => void send(file, focus) : null;
      setState({ is: 'failed', problem: sayRefusal(error), retry });
    }
  }

  /** What cannot be drawn here, the server may still be able to read. */
  async function choose(file: File): Promise<void> {
    const picture = pictureUses[shape].fit === 'cover' ? await readBitmap(file) : null;
    if (picture) setState({ is: 'choosing', file, picture });
    else await send(file, null);
  }
  function take(file: File): void {
    begun.current = null;
    setLast(file);
    const problem = tooLarge(file);
    if (problem !== null) setState({ is: 'failed', problem, retry: null });
    else void choose(file);
  }
  return {
    state,
    take,
    use: (focus: PictureFocus | null) => state.is === 'choosing' && void send(state.file, focus),
    cancel: () => setState({ is: 'idle' }),
    /** What was sent from here can be cut again; null: it is not here any more. */
    again: last && pictureUses[shape].fit === 'cover' ? () => take(last) : null,
  };
}

/** Said before a byte is sent. */
export function tooLarge({ size }: File): string | null {
  return size > mostPictureBytes ? copy.tooLarge(Math.ceil(size / 1024 / 1024)) : null;
}
