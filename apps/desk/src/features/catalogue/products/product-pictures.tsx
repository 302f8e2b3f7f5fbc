import { mostPictures } from '@matiz/domain/catalogue/pictures/picture-name.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { productPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { DropZone } from '#parts/upload/drop-zone.tsx';
import { useCan } from '#session/me.ts';
import { PictureCard } from './picture-card.tsx';
import { usePictureDrag } from './use-picture-drag.ts';
import { usePictureTexts } from './use-picture-texts.ts';
import { picturesOf, useProductPictures } from './use-product-pictures.ts';
import type { Product } from './use-product-save.ts';

/**
 * The pictures of a product: dropped, ordered by dragging, by button or by Alt and an arrow, taken away,
 * and said in words for who does not see them.
 */
export function ProductPictures({ product }: { product: Product }) {
  const mayWrite = useCan('catalogue:write');
  const { sending, isSaving, problems, add, save } = useProductPictures(product);
  const texts = usePictureTexts(product);
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
  const { begin, drag } = usePictureDrag({ list, pictures, move });
  return (
    <section className="max-w-4xl border-t border-line pt-4">
      <h2 className="text-lg">{copy.title}</h2>
      {pictures.length > 0 ? (
        <>
          <p className="mb-3 text-ink-soft">{copy.textHint}</p>
          <ul ref={list} aria-busy={isSaving} className="mb-3 grid gap-3 md:grid-cols-2">
            {pictures.map((picture, at) => (
              <PictureCard
                key={picture}
                picture={picture}
                place={at + 1}
                of={pictures.length}
                mayWrite={mayWrite}
                isSaving={isSaving || texts.isSaving}
                text={texts.textOf(picture)}
                name={product.name}
                write={(text) => texts.write(picture, text)}
                move={(by) => move(at, at + by)}
                remove={() => void save(pictures.toSpliced(at, 1))}
                drag={(event) => begin(event, picture)}
                isDragged={drag?.id === picture}
                drop={drag?.spot?.picture === picture ? drag.spot.side : null}
              />
            ))}
          </ul>
        </>
      ) : null}
      {texts.isDirty ? (
        <p className="mb-3 flex gap-2">
          <Button
            size="sm"
            onClick={texts.save}
            disabled={texts.isWrong || isSaving}
            loading={texts.isSaving}
          >
            {copy.saveTexts}
          </Button>
          <Button size="sm" variant="quiet" onClick={texts.discard} disabled={texts.isSaving}>
            {copy.discardTexts}
          </Button>
        </p>
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
        <div role="alert" className="mt-2 text-danger">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
