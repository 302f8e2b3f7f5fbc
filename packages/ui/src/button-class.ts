import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  className?: string | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-white hover:bg-accent-strong active:bg-accent-strong',
  secondary:
    'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--color-line-button)] hover:bg-sunken active:bg-sunken',
  // For an action repeated down a list, where a row of solid buttons would shout.
  soft: 'bg-accent-soft text-accent-strong hover:bg-accent-tint active:bg-accent-tint',
  quiet: 'text-accent hover:bg-accent-soft active:bg-accent-soft',
  danger: 'bg-danger text-white hover:bg-danger-strong active:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'hit h-9 gap-1.5 rounded-md px-3.5 text-sm',
  md: 'h-11 gap-2 rounded-md px-5 text-base',
  lg: 'h-13 gap-2 rounded-lg px-6 text-base',
};

/** The look of a button, for links: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
  className,
}: ButtonLook = {}): string {
  return clsx(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-semibold transition-colors',
    'disabled:pointer-events-none disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none',
    sizes[size],
    variants[variant],
    block && 'w-full',
    className,
  );
}
