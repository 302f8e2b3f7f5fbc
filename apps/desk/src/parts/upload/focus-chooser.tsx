import type { PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { cutAround, type PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import { pictureUses } from '@matiz/domain/catalogue/pictures/picture-uses.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { focusCopy as copy } from '#copy/catalogue/pictures.ts';
import { drawPart } from './draw-picture.ts';

interface FocusChooserProps {
  readonly picture: ImageBitmap;
  readonly shape: PictureShape;
  /** Null: the part that the eye goes to. */
  readonly use: (focus: PictureFocus | null) => void;
  readonly cancel: () => void;
}

/** Pixels of the longer side of what is drawn. */
const drawn = 360;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The whole picture, where a press or the arrows choose what stays in the middle, beside what will be
 * seen of it: cut by the rule that the server cuts by.
 */
export function FocusChooser({ picture, shape, use, cancel }: FocusChooserProps) {
  const [focus, setFocus] = useState<PictureFocus>({ x: 0.5, y: 0.5 });
  const point = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  const part = useRef<HTMLCanvasElement>(null);
  const goal = pictureUses[shape];
  const size = { width: picture.width, height: picture.height };
  const cut = cutAround(size, goal, focus);
  const scale = drawn / Math.max(size.width, size.height);

  useEffect(() => point.current?.focus(), []);
  useEffect(() => {
    const everything = { left: 0, top: 0, width: picture.width, height: picture.height };
    if (whole.current) drawPart(whole.current, picture, everything);
  }, [picture]);
  useEffect(() => {
    if (part.current) drawPart(part.current, picture, cutAround(picture, goal, focus));
  }, [picture, goal, focus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.02;
    setFocus(({ x, y }) => ({ x: within(x + step[0] * far), y: within(y + step[1] * far) }));
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by Enter or Space has no place of its own.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setFocus({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  return (
    <div className="mt-2 max-w-2xl rounded-md border border-line bg-surface p-3">
      <p className="mb-2 text-xs text-ink-soft">{copy.explain}</p>
      <div className="flex flex-wrap items-start gap-4">
        <button
          ref={point}
          type="button"
          aria-label={copy.point(focus.x, focus.y)}
          onKeyDown={onKeyDown}
          onClick={onClick}
          className="relative block max-w-full cursor-crosshair overflow-hidden rounded-sm"
        >
          <canvas
            ref={whole}
            width={Math.round(size.width * scale)}
            height={Math.round(size.height * scale)}
            className="block max-w-full opacity-60"
          />
          <span
            aria-hidden
            className="absolute border-2 border-white shadow-[0_0_0_1px_var(--color-ink)]"
            style={{
              left: percent(cut.left / size.width),
              top: percent(cut.top / size.height),
              width: percent(cut.width / size.width),
              height: percent(cut.height / size.height),
            }}
          />
          <span
            aria-hidden
            className="absolute size-4 -translate-1/2 rounded-full border-2 border-white bg-accent shadow-lift"
            style={{ left: percent(focus.x), top: percent(focus.y) }}
          />
        </button>
        <figure className="min-w-0">
          <canvas
            ref={part}
            width={Math.round(goal.width / 5)}
            height={Math.round(goal.height / 5)}
            className="block max-w-full rounded-sm"
          />
          <figcaption className="mt-1 text-xs text-ink-soft">{copy.seen}</figcaption>
        </figure>
      </div>
      <output className="sr-only">{copy.point(focus.x, focus.y)}</output>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => use(focus)}>
          {copy.use}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => use(null)}>
          {copy.automatic}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

/** To the nearest of a hundred steps, so that what is said is what is sent. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

function percent(share: number): string {
  return `${share * 100}%`;
}
