import { clsx } from 'clsx';

export type PictureCandidate = { url: string; width: number };

export type PictureSource = {
  /** Fallback file, also what old browsers load. */
  src: string;
  alt: string;
  /** Real size in pixels: keeps the place free, so that nothing shifts. */
  width: number;
  height: number;
  avif?: readonly PictureCandidate[] | undefined;
  webp?: readonly PictureCandidate[] | undefined;
};

export type PictureProps = {
  picture: PictureSource;
  /** CSS `sizes`, e.g. "(min-width: 64rem) 20vw, 50vw". */
  sizes?: string | undefined;
  /** Loads at once with high priority: for the picture that is the page's largest paint. */
  eager?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
};

function srcSet(candidates: readonly PictureCandidate[]): string {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** A responsive picture in AVIF and WebP with a fallback; lazy unless `eager`. */
export function Picture({ picture, sizes, eager = false, fit = 'cover', className }: PictureProps) {
  const { src, alt, width, height, avif, webp } = picture;
  return (
    <picture className="contents">
      {avif?.length ? <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} /> : null}
      {webp?.length ? <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={clsx(fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      />
    </picture>
  );
}
