interface OptionNameProps {
  readonly product: string;
  readonly option: string | null;
  readonly swatch?: string | null;
}

/** A product's name with its tone or volume, and the tone's colour. */
export function OptionName({ product, option, swatch }: OptionNameProps) {
  return (
    <span
      data-wide
      className="flex min-w-0 sm:max-w-72 items-center gap-2"
      title={`${product} ${option ?? ''}`}
    >
      {swatch ? (
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-xs"
          style={{ backgroundColor: swatch }}
        />
      ) : null}
      <span className="truncate">
        {product}
        {option ? <span className="text-ink-soft"> · {option}</span> : null}
      </span>
    </span>
  );
}
