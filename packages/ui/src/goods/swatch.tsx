import { clsx } from 'clsx';

export type SwatchTone = {
  /** Number and name, e.g. "7.43 rubio medio cobrizo dorado". */
  label: string;
  /** `#rrggbb`, shown until the picture is there or instead of it. */
  hex: string;
  /** Picture of the lock of hair. */
  image?: string | null | undefined;
  /** What the picture shows beyond its name. */
  text?: string | undefined;
};

export type SwatchSize = 'xs' | 'sm' | 'md' | 'lg' | 'fill';

const sizes: Record<SwatchSize, string> = {
  xs: 'inline-block h-5 w-3.5 rounded-xs',
  sm: 'inline-block size-8 rounded-sm',
  md: 'inline-block size-12 rounded-md',
  lg: 'inline-block size-18 rounded-lg',
  fill: 'block aspect-square w-full rounded-lg',
};

/**
 * A lock of dyed hair: the picture over the flat tone. Without a picture, strands and a sheen are
 * drawn over the hex. The tone is an SVG fill, so that a strict style policy cannot strip it.
 */
export function Swatch({
  tone,
  size = 'md',
  decorative = false,
  className,
}: {
  tone: SwatchTone;
  size?: SwatchSize;
  /** Beside a written name. */
  decorative?: boolean;
  className?: string;
}) {
  return (
    <span
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': tone.text ?? tone.label })}
      className={clsx('swatch-ring relative shrink-0 overflow-hidden', sizes[size], className)}
    >
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
      >
        <rect width="1" height="1" fill={tone.hex} />
      </svg>
      {tone.image ? (
        <img
          src={tone.image}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span className="hair-sheen absolute inset-0" />
      )}
    </span>
  );
}
