import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type PageShape, pageShapes } from './page-shape.ts';
import { PageLine, PageSkeleton } from './page-skeleton.tsx';

/** Every shape that a page can have before it is there, drawn once and beside the document. */
export interface DrawnShapes {
  readonly copy: (shape: PageShape | 'line') => Element;
  /** None is drawn any more. */
  readonly release: () => void;
}

/** React draws them in the turns that it has left; who needs one sooner has them drawn at once. */
export function drawShapes(page: Document): DrawnShapes {
  const shelf = page.createElement('div');
  const root = createRoot(shelf);
  const all = (
    <>
      {pageShapes.map((shape) => (
        <PageSkeleton key={shape} shape={shape} />
      ))}
      <PageLine />
    </>
  );
  root.render(all);
  return {
    copy(shape) {
      if (shelf.childElementCount === 0) flushSync(() => root.render(all));
      const drawn =
        shape === 'line'
          ? shelf.lastElementChild
          : shelf.querySelector(`[data-page-skeleton="${shape}"]`);
      if (drawn === null) throw new Error(`There is no shape for ${shape}`);
      return drawn.cloneNode(true) as Element;
    },
    release: () => root.unmount(),
  };
}
