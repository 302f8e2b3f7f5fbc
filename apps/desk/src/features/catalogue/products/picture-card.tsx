import { longestPictureText } from '@matiz/contracts/staff/catalogue/products.ts';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { productPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

/** Of a card, in the order of the pictures. */
export type PictureSide = 'before' | 'after';

interface PictureCardProps {
  readonly picture: string;
  /** From 1. */
  readonly place: number;
  readonly of: number;
  readonly mayWrite: boolean;
  readonly isSaving: boolean;
  /** What it shows, as it is written now. */
  readonly text: string;
  /** What is said of it without a text. */
  readonly name: string;
  readonly write: (text: string) => void;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
  readonly drag: (event: PointerEvent) => void;
  readonly isDragged: boolean;
  /** The side on which another would be let go now. */
  readonly drop: PictureSide | null;
}

/** A picture of a product: where it stands, and what it shows in words. */
export function PictureCard(props: PictureCardProps) {
  const { picture, place, of, mayWrite, isSaving, move, remove, drag, isDragged, drop } = props;
  const isMovable = mayWrite && of > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !mayWrite) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <li
      data-card={picture}
      className={clsx(
        'relative flex rounded-md border border-line bg-surface',
        isDragged && 'opacity-45',
      )}
    >
      {drop ? (
        <span
          aria-hidden
          data-drop={drop}
          className={clsx(
            'pointer-events-none absolute z-10 rounded-full bg-accent max-md:inset-x-0 max-md:h-1 md:inset-y-0 md:w-1',
            drop === 'before' ? 'max-md:-top-2 md:-left-2' : 'max-md:-bottom-2 md:-right-2',
          )}
        />
      ) : null}
      <div className="w-32 shrink-0 border-r border-line">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
        <div
          data-picture={picture}
          tabIndex={mayWrite ? 0 : undefined}
          onKeyDown={onKeyDown}
          // A finger on it scrolls: it drags by the grip alone.
          onPointerDown={
            isMovable
              ? (event) => (event.pointerType === 'mouse' ? drag(event) : undefined)
              : undefined
          }
          className={clsx(
            'relative rounded-tl-md',
            isMovable && 'cursor-grab active:cursor-grabbing',
          )}
        >
          {isMovable ? (
            <span
              aria-hidden
              data-grip
              title={copy.drag}
              onPointerDown={(event) => {
                if (event.pointerType !== 'mouse') drag(event);
              }}
              className="absolute top-1 right-1 grid size-7 touch-none place-items-center rounded-sm bg-surface/85 text-ink-soft pointer-coarse:size-11"
            >
              <GripVertical size={16} />
            </span>
          ) : null}
          <img
            src={pictureUrl(picture, 320)}
            alt={copy.picture(place, of)}
            width={127}
            height={127}
            draggable={false}
            className="aspect-square w-full rounded-tl-md object-contain"
          />
          {place === 1 ? (
            <span className="absolute top-1.5 left-1.5 rounded-xs bg-ink px-1.5 text-xs text-surface">
              {copy.main}
            </span>
          ) : null}
        </div>
        {mayWrite ? (
          <span className="flex justify-between border-t border-line px-1">
            <Step
              label={copy.before(place)}
              icon={ArrowLeft}
              isOff={place === 1 || isSaving}
              act={() => move(-1)}
            />
            <Step label={copy.remove(place)} icon={X} isOff={isSaving} act={remove} />
            <Step
              label={copy.after(place)}
              icon={ArrowRight}
              isOff={place === of || isSaving}
              act={() => move(1)}
            />
          </span>
        ) : null}
      </div>
      <PictureText {...props} />
    </li>
  );
}

function PictureText({ place, text, name, mayWrite, write }: PictureCardProps) {
  const id = useId();
  const left = longestPictureText - text.length;
  return (
    <div className="flex min-w-0 flex-1 flex-col p-2.5">
      <label htmlFor={id} className="mb-1 text-[0.8125rem] text-ink-soft">
        {copy.text} <span className="sr-only">{copy.ofPicture(place)}</span>
      </label>
      {mayWrite ? (
        <textarea
          id={id}
          value={text}
          placeholder={name}
          aria-invalid={left < 0}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => write(target.value)}
          className="w-full flex-1 resize-none rounded-sm border border-line-strong bg-surface px-2.5 py-1.5 leading-5 placeholder:text-ink-faint aria-invalid:border-danger"
        />
      ) : (
        <p id={id}>{text || name}</p>
      )}
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-4 text-xs ${left < 0 ? 'text-danger' : 'text-ink-faint'}`}
      >
        {left < 40 ? copy.left(left) : null}
      </p>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof X;
  readonly isOff: boolean;
  readonly act: () => void;
}

const buttonClass =
  'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11';

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
