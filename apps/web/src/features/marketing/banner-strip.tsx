import type { Banner } from '@matiz/contracts/marketing.ts';
import { homeCopy as copy } from '#copy/home.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { BannerPicture } from './banner-picture.tsx';

/** The banners at half their height, two in sight, for who came to buy something else. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={copy.banners}>
      <ul className="no-scrollbar flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 sm:gap-4 sm:px-0">
        {banners.map((banner) => (
          <li key={banner._id} className="w-[46vw] shrink-0 snap-start sm:w-[calc((100%-1rem)/2)]">
            <AppLink
              to={banner.app_link}
              className="block overflow-hidden rounded-lg sm:rounded-xl"
            >
              <BannerPicture banner={banner} eager={false} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
