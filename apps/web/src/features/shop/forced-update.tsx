import { buttonClass } from '@matiz/ui/button-class.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { updateCopy as copy } from '#copy/app/update.ts';
import { useServices } from '#lib/services.ts';
import { appVersionQuery, shellOf } from './app-version.query.ts';
import { NewerVersion } from './newer-version.tsx';

/** A payment that comes back is told first, whichever the version. */
const paying = '/home/purchase/order/finalizing-payment';

/** Where nobody is in the middle of something: the home and the own account. */
const quiet = /^\/home\/(marketplace\/|profile)/;

/**
 * §8 Outdated app: in a shell that is served no longer, a screen over all that says so and leads to
 * the store. Where the answer cannot be had, nobody is kept out.
 */
export function ForcedUpdate() {
  const { platform } = useServices();
  const shell = shellOf(platform);
  return shell ? <Watch shell={shell} /> : null;
}

function Watch({ shell }: { readonly shell: NonNullable<ReturnType<typeof shellOf>> }) {
  const { request } = useServices();
  const { pathname } = useLocation();
  const { data } = useQuery(appVersionQuery(request, shell));
  if (!data || pathname === paying) return null;
  if (data.ok) {
    const isQuiet = quiet.test(pathname);
    return isQuiet && data.store_link ? (
      <NewerVersion latest={data.latest} link={data.store_link} />
    ) : null;
  }
  return <Wall message={data.message ?? ''} link={data.store_link} />;
}

/** The browser's own window over all: what is behind it can be neither reached nor read. */
function Wall({ message, link }: { readonly message: string; readonly link: string | null }) {
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
