import type { PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type ComponentType, useId, useRef } from 'react';
import { pictureCopy as copy, focusCopy } from '#copy/catalogue/pictures.ts';
import type { FormField, OwnControlProps } from '../form/field-types.ts';
import { FocusChooser } from './focus-chooser.tsx';
import { isPicture, pictureUrl } from './picture-url.ts';
import { useDrop } from './use-drop.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const boxes: Readonly<Record<PictureShape, string>> = {
  product: 'aspect-square w-40',
  swatch: 'aspect-square w-24',
  brand: 'aspect-2/1 w-64',
  logo: 'aspect-3/1 w-64',
  category: 'aspect-square w-40',
  'banner-wide': 'aspect-[1600/560] w-full max-w-lg',
  'banner-narrow': 'aspect-4/3 w-48',
};

/** Shown whole, with white around it. */
const isWhole = (shape: PictureShape) => shape === 'brand' || shape === 'logo';

interface PictureFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field that holds the key of one picture. `Control` is made once, with `pictureControl`. */
export function pictureField(
  options: PictureFieldOptions,
  Control: ComponentType<OwnControlProps>,
): FormField {
  const show = (value: string) => (isPicture(value) ? copy.shown : copy.none);
  // What the shop draws where there is no picture is none: nobody can choose it.
  const of = (value: unknown) => (isPicture(String(value)) ? String(value) : '');
  const text = { of, read: (written: string) => written };
  return { ...options, kind: { is: 'own', isOne: true, Control, show, text }, isOptional: true };
}

/** The control of pictures of one shape: dropped, chosen, on its way, seen, taken away. */
export function pictureControl(shape: PictureShape): ComponentType<OwnControlProps> {
  return function PictureControl({ label, value, onChange, describedBy, isInvalid }) {
    const labelId = useId();
    const input = useRef<HTMLInputElement>(null);
    const { state, take, use, cancel, again } = usePictureUpload(shape, onChange);
    const takeFirst = ([file]: readonly File[]) => file && state.is !== 'sending' && take(file);
    const { isOver, dropProps } = useDrop(takeFirst);
    const hasPicture = isPicture(value);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the form's own disabling
      <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} {...dropProps}>
        <p id={labelId} className="mb-1 text-[0.8125rem] text-ink-soft">
          {label}
        </p>
        <div
          className={clsx(
            'grid place-items-center overflow-hidden rounded-md border bg-surface',
            boxes[shape],
            !hasPicture && 'border-dashed',
            isOver
              ? 'border-accent bg-accent-soft'
              : isInvalid
                ? 'border-danger'
                : 'border-line-strong',
          )}
        >
          {hasPicture ? (
            <img
              src={pictureUrl(value, 640)}
              alt={copy.shown}
              className={clsx('size-full', isWhole(shape) ? 'object-contain' : 'object-cover')}
            />
          ) : (
            <span className="grid justify-items-center gap-1 p-2 text-center text-xs text-ink-faint">
              <ImagePlus size={20} aria-hidden />
              {copy.dropHere}
            </span>
          )}
        </div>
        {state.is === 'choosing' ? (
          <FocusChooser picture={state.picture} shape={shape} use={use} cancel={cancel} />
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            variant="secondary"
            loading={state.is === 'sending'}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? copy.change : copy.choose}
          </Button>
          {hasPicture && again && state.is === 'idle' ? (
            <Button size="sm" variant="quiet" onClick={again}>
              {focusCopy.again}
            </Button>
          ) : null}
          {hasPicture && state.is !== 'sending' ? (
            <Button size="sm" variant="quiet" onClick={() => onChange('')}>
              {copy.remove}
            </Button>
          ) : null}
          {state.is === 'sending' ? (
            <output className="text-ink-soft">{copy.sending(state.percent)}</output>
          ) : null}
          {state.is === 'failed' ? (
            <span role="alert" className="text-danger">
              {state.problem}
            </span>
          ) : null}
          {state.is === 'failed' && state.retry ? (
            <Button size="sm" variant="quiet" onClick={state.retry}>
              {copy.retry}
            </Button>
          ) : null}
        </div>
        <p className="mt-1 text-xs text-ink-faint">{copy.kinds}</p>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept="image/*"
          aria-label={`${copy.choose}: ${label}`}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            takeFirst(files);
          }}
        />
      </div>
    );
  };
}
