import type { Banner } from '@matiz/contracts/marketing.ts';
import { pictureOf, preloadOf } from '#lib/pictures.ts';
import type { LcpPicture } from '#lib/screen.ts';

/** From here on the wide picture is shown. */
const wideScreen = '(min-width: 40rem)';
const narrow = '(max-width: 39.99rem)';
const wideSizes = '(min-width: 80rem) 76rem, calc(100vw - 4rem)';
const shape = { wide: 560 / 1600, narrow: 600 / 800 };

/** A banner in its two shapes (§3): 4:3 on a phone, a wide strip from tablets up. */
export function BannerPicture({ banner, eager }: { banner: Banner; eager: boolean }) {
  const wide = pictureOf(banner.desktop.medium, banner.title, {
    kind: 'banner',
    ratio: shape.wide,
  });
  const narrow = pictureOf(banner.mobile.medium, '', { kind: 'banner', ratio: shape.narrow });
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={`wide-${format}`}
          media={wideScreen}
          type={`image/${format}`}
          srcSet={setOf(wide[format])}
          sizes={wideSizes}
          width={wide.width}
          height={wide.height}
        />
      ))}
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={`narrow-${format}`}
          type={`image/${format}`}
          srcSet={setOf(narrow[format])}
          sizes="100vw"
          width={narrow.width}
          height={narrow.height}
        />
      ))}
      <img
        src={narrow.src}
        alt={banner.title}
        width={narrow.width}
        height={narrow.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className="h-auto w-full bg-sunken"
      />
    </picture>
  );
}

/** The first banner is the home's largest paint: both its shapes, each for its screens. */
export function bannerPreloads(banner: Banner | undefined): LcpPicture[] {
  if (!banner) return [];
  return [
    preloadOf(banner.desktop.medium, 'banner', wideSizes, wideScreen),
    preloadOf(banner.mobile.medium, 'banner', '100vw', narrow),
  ];
}

function setOf(candidates: readonly { url: string; width: number }[] = []): string {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
