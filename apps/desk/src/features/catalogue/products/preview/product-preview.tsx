import { Button } from '@matiz/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { productPreviewCopy as copy } from '#copy/catalogue/product-preview.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';

/** Only the one who asks to see it fetches the shop's parts. */
const PreviewWindow = lazy(async () => ({
  default: (await import('./preview-window.tsx')).PreviewWindow,
}));

/** What the shop would show of the product as it is written now, on demand. */
export function ProductPreview({ id, row, set }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={copy.title}
      className="rounded-md border border-line bg-surface p-4 xl:sticky xl:top-4"
    >
      <h2 className="text-base">{copy.title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{copy.explain}</p>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {/* Apart from the form around this: Enter in the window is not to save. */}
      {isOpen
        ? createPortal(
            <Suspense fallback={null}>
              <PreviewWindow
                row={id === null || row === null ? null : { id, version: row.version }}
                set={set}
                close={() => setOpen(false)}
              />
            </Suspense>,
            document.body,
          )
        : null}
    </section>
  );
}
