import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';
import { words } from './words.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Keeps the width, shows a spinner, ignores presses. */
    loading?: boolean | undefined;
    loadingLabel?: string | undefined;
    /** Icon before the text. */
    start?: ReactNode;
    /** Icon after the text. */
    end?: ReactNode;
  };

/** An action. For a link with this look use `buttonClass()`. */
export function Button({
  variant,
  size,
  block,
  className,
  loading = false,
  loadingLabel = words.loading,
  start,
  end,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        // Not `disabled`: the keyboard focus must stay on the button while it works.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={clsx('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {start}
        {children}
        {end}
      </span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{loadingLabel}</span>
        </span>
      ) : null}
    </button>
  );
}
