import { RequestError } from '@matiz/client/request-error.ts';
import { mostPictureBytes, type PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { useRef, useState } from 'react';
import { pictureCopy as copy } from '#copy/catalogue/pictures.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { type BegunPicture, uploadPicture } from './upload-picture.ts';

type Uploading =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly percent: number }
  /** `retry`: the line broke; it goes on where it was. */
  | { readonly is: 'failed'; readonly problem: string; readonly retry: (() => void) | null };

/** One picture on its way, with what became of it. */
export function usePictureUpload(shape: PictureShape, done: (picture: string) => void) {
  const request = useRequest();
  const [state, setState] = useState<Uploading>({ is: 'idle' });
  const begun = useRef<BegunPicture | null>(null);
  useCloseQuestion(state.is === 'sending');

  async function send(file: File): Promise<void> {
    setState({ is: 'sending', percent: 0 });
    try {
      const picture = await uploadPicture(request, file, {
        shape,
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
      const retry = isLine ? () => void send(file) : null;
      setState({ is: 'failed', problem: error.message, retry });
    }
  }

  function take(file: File): void {
    begun.current = null;
    const problem = tooLarge(file);
    if (problem !== null) setState({ is: 'failed', problem, retry: null });
    else void send(file);
  }
  return { state, take };
}

/** Said before a byte is sent. */
export function tooLarge({ size }: File): string | null {
  return size > mostPictureBytes ? copy.tooLarge(Math.ceil(size / 1024 / 1024)) : null;
}
