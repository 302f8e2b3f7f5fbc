import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { words } from '../words.ts';
import { FieldNotes, fieldBoxClass, fieldIds, fieldLabelClass } from './field-frame.tsx';

const suffixMeasureDelayMs = 1000;

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'type'> & {
  /** What is read from it is always the text; a number's field would be empty at «1.5 kg». */
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url' | 'date' | undefined;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  showPasswordLabel?: string | undefined;
  hidePasswordLabel?: string | undefined;
};

/**
 * A text field, at most 378 px wide and 56 px high (§9), with its label inside the box.
 * `type="password"` brings its own reveal button. The right padding is set from the suffix's
 * real width one second after mount (§9), when the fonts have arrived.
 */
export function TextInput({
  label,
  hint,
  error,
  prefix,
  suffix,
  type = 'text',
  id: givenId,
  className,
  showPasswordLabel = words.showPassword,
  hidePasswordLabel = words.hidePassword,
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isRevealed, setRevealed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isPassword = type === 'password';
  const hasSuffix = isPassword || Boolean(suffix);

  useEffect(() => {
    if (!hasSuffix) return;
    const timer = setTimeout(() => {
      const input = box.current?.querySelector('input');
      const end = box.current?.querySelector<HTMLElement>('[data-suffix]');
      if (input && end) input.style.paddingRight = `${end.offsetWidth + 12}px`;
    }, suffixMeasureDelayMs);
    return () => clearTimeout(timer);
  }, [hasSuffix]);

  return (
    <div className={clsx('w-full max-w-field', className)}>
      <div ref={box} className={clsx(fieldBoxClass, 'flex')}>
        <label htmlFor={id} className={fieldLabelClass}>
          {label}
        </label>
        {prefix ? (
          <span className="self-end pb-2 pl-4 text-base leading-6 text-ink-soft">{prefix}</span>
        ) : null}
        <input
          {...rest}
          id={id}
          type={isPassword && isRevealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldIds(id, hint, error).describedBy}
          className={clsx(
            'h-full w-full min-w-0 rounded-md bg-transparent pt-6 pb-2 text-base leading-6 outline-none disabled:text-ink-faint',
            prefix ? 'pl-1.5' : 'pl-4',
            hasSuffix ? 'pr-14' : 'pr-4',
          )}
        />
        {hasSuffix ? (
          <span
            data-suffix
            className="absolute inset-y-0 right-1.5 flex items-center gap-1 text-sm text-ink-soft"
          >
            {suffix ? <span className="pt-3.5 pr-2.5 text-base">{suffix}</span> : null}
            {isPassword ? (
              <button
                type="button"
                aria-label={isRevealed ? hidePasswordLabel : showPasswordLabel}
                aria-pressed={isRevealed}
                onClick={() => setRevealed(!isRevealed)}
                className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
              >
                {isRevealed ? <EyeOff size={20} /> : <Eye size={20} />}
              </button>
            ) : null}
          </span>
        ) : null}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
