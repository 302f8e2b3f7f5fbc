import { clsx } from 'clsx';

interface OptionNameProps {
  readonly product: string;
  readonly option: string | null;
  readonly swatch?: string | null;
  /** Wraps where it would be cut: two tones may differ in their last word. */
  readonly isWhole?: boolean;
}

/** A product's name with its tone or volume, and the tone's colour. */
export function OptionName({ product, option, swatch, isWhole = false }: OptionNameProps) {
  return (
    <span
      data-wide
      className={clsx('flex min-w-0 items-center gap-2', !isWhole && 'sm:max-w-72')}
      title={`${product} ${option ?? ''}`}
    >
      {swatch ? (
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-xs"
          style={{ backgroundColor: swatch }}
        />
      ) : null}
      <span className={isWhole ? 'min-w-44 whitespace-normal' : 'truncate'}>
        {product}
        {option ? <span className="text-ink-soft"> · {option}</span> : null}
      </span>
    </span>
  );
}
