import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';

export type SearchInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'size'
> & {
  label?: string | undefined;
  /** Controlled text; leave out to let the field keep its own. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChangeText?: ((text: string) => void) | undefined;
  /** Enter, with the text as it stands (§2). */
  onSubmitText?: ((text: string) => void) | undefined;
  /** The cross was pressed; the text is already empty. */
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
  /** `surface` on ivory pages, `sunken` on white panels. */
  tone?: 'surface' | 'sunken' | undefined;
  size?: 'md' | 'lg' | undefined;
};

/** A search field: the cross exists only while there is text, empties it and keeps the focus (§2). */
export function SearchInput({
  label = words.searchLabel,
  value,
  defaultValue = '',
  onChangeText,
  onSubmitText,
  onClear,
  clearLabel = words.clearSearch,
  tone = 'surface',
  size = 'md',
  className,
  id: givenId,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;

  function change(next: string) {
    setOwnText(next);
    onChangeText?.(next);
  }

  return (
    <div ref={box} className={clsx('relative w-full', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        size={20}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        {...rest}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            onSubmitText?.(event.currentTarget.value);
          }
        }}
        className={clsx(
          'w-full rounded-full pr-12 pl-11 text-base shadow-[inset_0_0_0_1px_var(--color-line-strong)] outline-none transition-shadow focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]',
          tone === 'surface' ? 'bg-surface' : 'bg-ground',
          size === 'lg' ? 'h-13' : 'h-11',
        )}
      />
      {text === '' ? null : (
        <IconButton
          size="sm"
          tip="beside"
          label={clearLabel}
          icon={<X size={18} />}
          className="!absolute top-1/2 right-2 -translate-y-1/2 text-ink-soft"
          onClick={() => {
            change('');
            onClear?.();
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}
