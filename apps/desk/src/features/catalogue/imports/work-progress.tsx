import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';
import { Button } from '@matiz/ui/button.tsx';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';
import { askBefore } from '#parts/question/ask.ts';
import { sayState } from './say-state.ts';

interface WorkProgressProps {
  readonly detail: ImportDetail;
  readonly stop: (() => void) | null;
}

/** How far what was asked for is; it goes on without this page. */
export function WorkProgress({ detail, stop }: WorkProgressProps) {
  const { progress, state, step } = detail;
  const { done, of } = progress;
  const said = of === null ? (done > 0 ? copy.reading(done) : '') : copy.taking(done, of);
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <output className="block font-semibold">
        {state === 'waiting' ? copy.waiting : `${sayState(detail)}… ${said}`}
      </output>
      {state === 'waiting' ? null : (
        <progress
          aria-label={sayState(detail)}
          {...(of === null || of === 0 ? {} : { max: of, value: done })}
          className="mt-2 h-1.5 w-full accent-accent"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <p className="grow text-ink-soft">{copy.canClose}</p>
        {stop ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              if (step !== 'load') stop();
              else askBefore({ text: copy.stopAsk, yes: copy.stop }, stop);
            }}
          >
            {copy.stop}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
