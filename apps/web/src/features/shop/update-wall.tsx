import { buttonClass } from '@matiz/ui/button-class.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useEffect, useRef } from 'react';
import { updateCopy as copy } from '#copy/app/update.ts';

/** A payment that comes back is told first, whichever the version. */
export const paying = '/home/purchase/order/finalizing-payment';

/** The browser's own window over all: what is behind it can be neither reached nor read. */
export function UpdateWall({
  message,
  link,
}: {
  readonly message: string;
  readonly link: string | null;
}) {
  const wall = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const window = wall.current;
    if (window && !window.open) window.showModal();
    return () => window?.close();
  }, []);
  return (
    <dialog
      ref={wall}
      data-wall=""
      aria-labelledby="forced-update"
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-ground p-6 text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-sm flex-col justify-center gap-8 text-center">
        <MatizLogo className="mx-auto h-12" />
        <div>
          <h1 className="text-2xl text-balance">{copy.title}</h1>
          <p id="forced-update" className="mt-3 text-ink-soft text-pretty">
            {message}
          </p>
        </div>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ size: 'lg' })}>
            {copy.update}
          </a>
        ) : (
          <p className="text-sm text-ink-soft">{copy.inTheStore}</p>
        )}
      </div>
    </dialog>
  );
}
