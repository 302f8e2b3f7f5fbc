import { Spinner } from '@matiz/ui/spinner.tsx';
import { frameCopy as copy } from '#copy/frame.ts';

/** Before anything is known: neither who works here nor what the page shows. */
export function FullPageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
      <span className="sr-only">{copy.loading}</span>
    </div>
  );
}
