import { Button } from '@matiz/ui/button.tsx';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onboardingCopy as copy } from '#copy/app/onboarding.ts';
import { useServices } from '#lib/services.ts';
import { rememberOnboarding } from './first-visit.ts';
import { onboardingSlidesQuery } from './onboarding-slides.query.ts';
import { AnyQuantityDrawing, NothingSoldOutDrawing } from './slide-drawings.tsx';

const drawings = [NothingSoldOutDrawing, AnyQuantityDrawing];
const last = drawings.length - 1;

/** §1 The two slides that open the app, over Login. Swiped, pressed or skipped; back closes them. */
export function Onboarding() {
  const { platform } = useServices();
  const [isOpen, setOpen] = useState(true);
  // Seen is seen, also by who closes the app in the middle of it.
  useEffect(() => rememberOnboarding(platform), [platform]);
  return isOpen ? <Slides onEnd={() => setOpen(false)} /> : null;
}

function Slides({ onEnd }: { readonly onEnd: () => void }) {
  const screen = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const asked = useQuery(onboardingSlidesQuery(useServices().request));
  // The usual ones where nobody answers; nothing is said that would be said otherwise a moment later.
  const slides = asked.data ?? copy.slides;
  useEffect(() => {
    const window = screen.current;
    if (window && !window.open) window.showModal();
    // Else the browser would ring the first button, which leads past all of it.
    window?.focus();
    return () => window?.close();
  }, []);
  const goOn = () => {
    if (shown === last) return onEnd();
    setShown(shown + 1);
    if (track.current) track.current.scrollLeft = (shown + 1) * track.current.clientWidth;
  };
  return (
    <dialog
      ref={screen}
      aria-label={copy.title}
      onCancel={onEnd}
      tabIndex={-1}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-ground text-ink outline-none"
    >
      <div className="mx-auto flex h-dvh max-w-md flex-col pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
          <MatizLogo className="h-8" />
          <Button variant="quiet" onClick={onEnd}>
            {copy.skip}
          </Button>
        </div>
        <div
          ref={track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / (clientWidth || 1)))
          }
          className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
        >
          {slides.map((slide, index) => {
            const Drawing = drawings[index] ?? NothingSoldOutDrawing;
            return (
              <Slide
                key={slide.title}
                {...slide}
                isShown={index === shown}
                isKnown={!asked.isPending}
              >
                <Drawing />
              </Slide>
            );
          })}
        </div>
        <div className="flex shrink-0 flex-col gap-6 px-6 pt-4">
          <p className="flex justify-center gap-2">
            <span className="sr-only" aria-live="polite">
              {copy.position(shown + 1, slides.length)}: {slides[shown]?.title}
            </span>
            {slides.map(({ title }, index) => (
              <span
                key={title}
                aria-hidden="true"
                className={clsx(
                  'h-2 rounded-full transition-[width,background-color] duration-200',
                  index === shown ? 'w-6 bg-accent' : 'w-2 bg-line',
                )}
              />
            ))}
          </p>
          <Button size="lg" block onClick={goOn}>
            {shown === last ? copy.start : copy.next}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Slide(props: {
  readonly title: string;
  readonly text: string;
  readonly isShown: boolean;
  readonly isKnown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-hidden={!props.isShown}
      className="flex w-full shrink-0 snap-center flex-col justify-center gap-8 px-6"
    >
      {props.children}
      <div className={clsx('text-center', !props.isKnown && 'invisible')}>
        <h2 className="font-display text-3xl text-balance">{props.title}</h2>
        <p className="mt-3 text-lg text-ink-soft text-pretty">{props.text}</p>
      </div>
    </section>
  );
}
