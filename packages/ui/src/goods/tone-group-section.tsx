import { type ReactNode, useId } from 'react';

/** One series of a colour card: a title that stays in sight, how many, and the tiles in a grid. */
export function ToneGroupSection({
  title,
  count,
  children,
}: {
  title: string;
  /** e.g. "12 tonos". */
  count?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a sticky-headed grid
    <div role="group" aria-labelledby={id}>
      <div className="sticky top-0 z-10 -mx-1 flex items-baseline justify-between bg-ground px-1 py-2">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {count ? <span className="text-xs text-ink-soft tabular-nums">{count}</span> : null}
      </div>
      {/* Dense: what spans the whole width under a tile leaves no hole beside that tile. */}
      <div className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(4.625rem,1fr))] gap-x-2 pt-2 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] sm:gap-x-3">
        {children}
      </div>
    </div>
  );
}
