import { mostPictures } from '@matiz/domain/catalogue/picture-name.ts';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { productPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { DropZone } from '#parts/upload/drop-zone.tsx';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import { useCan } from '#session/me.ts';
import { picturesOf, useProductPictures } from './use-product-pictures.ts';
import type { Product } from './use-product-save.ts';

const buttonClass =
  'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11';

/** The pictures of a product: dropped, ordered by button or by Alt and an arrow, taken away. */
export function ProductPictures({ product }: { product: Product }) {
  const mayWrite = useCan('catalogue:write');
  const { sending, isSaving, problems, add, save } = useProductPictures(product);
  const pictures = picturesOf(product);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  // A picture that moves keeps the focus where it stands now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved order is what it listens to
  useEffect(() => {
    if (moved === null) return;
    list.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(moved)}"]`)?.focus();
  }, [moved, product.version]);

  function move(from: number, to: number): void {
    const picture = pictures[from];
    if (!picture || isSaving || to < 0 || to >= pictures.length) return;
    setMoved(picture);
    void save(pictures.toSpliced(from, 1).toSpliced(to, 0, picture));
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (step === undefined || !mayWrite) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <section className="max-w-4xl border-t border-line pt-4">
      <h2 className="mb-3 text-lg">{copy.title}</h2>
      {pictures.length > 0 ? (
        <ul ref={list} aria-busy={isSaving} className="mb-3 flex flex-wrap gap-3">
          {pictures.map((picture, at) => (
            <li key={picture} className="w-36 rounded-md border border-line bg-surface">
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
              <div
                data-picture={picture}
                tabIndex={mayWrite ? 0 : undefined}
                onKeyDown={(event) => onKeyDown(event, at)}
                className="relative rounded-t-md"
              >
                <img
                  src={pictureUrl(picture, 320)}
                  alt={copy.picture(at + 1, pictures.length)}
                  width={142}
                  height={142}
                  className="aspect-square w-full rounded-t-md object-contain"
                />
                {at === 0 ? (
                  <span className="absolute top-1.5 left-1.5 rounded-xs bg-ink px-1.5 text-xs text-surface">
                    {copy.main}
                  </span>
                ) : null}
              </div>
              {mayWrite ? (
                <span className="flex justify-between border-t border-line px-1">
                  <Step
                    label={copy.before(at + 1)}
                    icon={ArrowLeft}
                    isOff={at === 0 || isSaving}
                    act={() => move(at, at - 1)}
                  />
                  <Step
                    label={copy.remove(at + 1)}
                    icon={X}
                    isOff={isSaving}
                    act={() => void save(pictures.toSpliced(at, 1))}
                  />
                  <Step
                    label={copy.after(at + 1)}
                    icon={ArrowRight}
                    isOff={at === pictures.length - 1 || isSaving}
                    act={() => move(at, at + 1)}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite && pictures.length > 1 ? (
        <p className="mb-3 text-xs text-ink-faint pointer-coarse:hidden">{copy.keys}</p>
      ) : null}
      {mayWrite && pictures.length < mostPictures ? (
        <DropZone
          texts={copy.texts}
          accept="image/*"
          isSeveral
          sending={
            sending && {
              label: copy.sending(sending.done, sending.of),
              percent: sending.percent,
              warning: copy.warning,
            }
          }
          take={(files) => void add(files.slice(0, mostPictures - pictures.length))}
        />
      ) : null}
      {mayWrite && pictures.length >= mostPictures ? (
        <p className="text-ink-soft">{copy.full}</p>
      ) : null}
      {problems.length > 0 ? (
        <ul role="alert" className="mt-2 text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof X;
  readonly isOff: boolean;
  readonly act: () => void;
}

function Step({ label, icon: Icon, isOff, act }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={act}
      className={buttonClass}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
