import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { bannerCopy as copy } from '#copy/content.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { isPicture, pictureUrl } from '#parts/upload/picture-url.ts';

/** A banner in both its shapes as the home shows it, with what is not saved yet. */
export function BannerPreview({ set }: PreviewProps) {
  const text = (name: string) => String(set[name] ?? '');
  const path = readOwnPath(text('link'));
  return (
    <section aria-label={copy.preview} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.preview}</h2>
      <p className="text-xs text-ink-soft">
        {set.shownIn === 'welcome' ? copy.previewWindow : copy.previewHint}
      </p>
      <figure className="mt-3">
        <figcaption className="mb-1 text-xs text-ink-faint">{copy.wide}</figcaption>
        <Shown
          picture={text('desktopImage')}
          title={text('title')}
          className="aspect-[1600/560] w-full rounded-xl"
        />
      </figure>
      <figure className="mt-4 w-60">
        <figcaption className="mb-1 text-xs text-ink-faint">{copy.narrow}</figcaption>
        <div className="overflow-hidden rounded-xl border-4 border-ink bg-ground pb-10">
          <Shown
            picture={text('mobileImage')}
            title={text('title')}
            className="aspect-4/3 w-full"
          />
        </div>
      </figure>
      {path ? (
        <p className="mt-3">
          <a href={path} target="_blank" rel="noreferrer" className="text-accent hover:underline">
            {copy.tryLink}
          </a>
        </p>
      ) : null}
    </section>
  );
}

interface ShownProps {
  readonly picture: string;
  readonly title: string;
  readonly className: string;
}

function Shown({ picture, title, className }: ShownProps) {
  return isPicture(picture) ? (
    <img
      src={pictureUrl(picture, 800)}
      alt={title}
      className={`${className} bg-sunken object-cover`}
    />
  ) : (
    <div className={`${className} grid place-items-center bg-sunken text-xs text-ink-faint`}>
      {copy.missing}
    </div>
  );
}
