import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';

type QuantityFieldProps = {
  value: number;
  label: string;
  min: number | undefined;
  max: number | undefined;
  disabled: boolean;
  errorId: string | undefined;
  fluid: boolean;
  onStep: (delta: 1 | -1) => void;
  onCommitText: ((text: string) => void) | undefined;
};

/**
 * The middle of a quantity control: a spinbutton that takes any text and hands it over raw, because
 * what counts as a number is the owner's rule (§5). Escape or an empty text puts the amount back.
 */
export function QuantityField({
  value,
  label,
  min,
  max,
  disabled,
  errorId,
  fluid,
  onStep,
  onCommitText,
}: QuantityFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const semantics = {
    role: 'spinbutton',
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
    className: clsx(
      '-my-1.5 h-11 min-w-0 bg-transparent text-center outline-none text-base font-semibold tabular-nums',
      fluid ? 'w-full flex-1' : 'w-[60px]',
    ),
  } as const;

  function stepWithArrows(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setDraft(null);
    if (!disabled) onStep(event.key === 'ArrowUp' ? 1 : -1);
  }

  if (!onCommitText) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: its role is spinbutton, given with the other semantics
      <span
        {...semantics}
        tabIndex={disabled ? -1 : 0}
        aria-disabled={disabled || undefined}
        className={clsx(semantics.className, 'grid place-items-center rounded-sm')}
        onKeyDown={stepWithArrows}
      >
        {value}
      </span>
    );
  }

  function commit() {
    const text = draft?.trim() ?? '';
    setDraft(null);
    if (text !== '' && text !== String(value)) onCommitText?.(text);
  }

  return (
    <input
      {...semantics}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      disabled={disabled}
      value={draft ?? String(value)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // Inside a form, Enter confirms the amount and must not send the form.
          event.preventDefault();
          commit();
        } else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          setDraft(null);
        } else stepWithArrows(event);
      }}
    />
  );
}
