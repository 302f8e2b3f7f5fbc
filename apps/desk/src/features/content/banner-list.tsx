import { RequestError } from '@matiz/client/request-error.ts';
import { changeBanner, listBanners } from '@matiz/contracts/staff/content/banners.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { type BannerPosition, bannerPositions } from '@matiz/domain/marketing/banner-positions.ts';
import { bannerState } from '@matiz/domain/marketing/banner-state.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { bannerCopy as copy } from '#copy/content.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { OrderedList } from '#parts/ordered-list.tsx';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import { useCan } from '#session/me.ts';

type Banner = RowOf<typeof listBanners>;

/** The banners of each place in their order, each with whether it is seen now. */
export function BannerList() {
  const mayWrite = useCan('content:write');
  return (
    <section className="max-w-4xl p-4 lg:p-6">
      <header className="mb-2 flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        {mayWrite ? (
          <Link to="/contenido/banners/nueva" className={buttonClass({ size: 'sm' })}>
            <Plus size={16} aria-hidden />
            {copy.create}
          </Link>
        ) : null}
      </header>
      {bannerPositions.map((position) => (
        <BannersAt key={position} position={position} mayWrite={mayWrite} />
      ))}
    </section>
  );
}

interface BannersAtProps {
  readonly position: BannerPosition;
  readonly mayWrite: boolean;
}

function BannersAt({ position, mayWrite }: BannersAtProps) {
  const request = useRequest();
  const move = useMoveBanner();
  const { data, error } = useQuery({
    queryKey: ['list', listBanners.path, 'order', position],
    queryFn: async () => {
      const query = { limit: '200', 'f.shownIn': position } as const;
      return (await request(listBanners, { query })).rows;
    },
  });
  if (error instanceof RequestError) throw error;
  return (
    <section className="mt-6 first-of-type:mt-0">
      <h2 className="mb-2 text-base">{copy.sections[position]}</h2>
      {!data ? <p className="py-6">{copy.loading}</p> : null}
      {data?.length === 0 ? (
        <p className="py-4 text-ink-soft">{copy.emptySections[position]}</p>
      ) : null}
      {data && data.length > 0 ? (
        <OrderedList
          label={copy.sections[position]}
          items={data.map((banner) => ({ ...banner, name: banner.title }))}
          mayWrite={mayWrite}
          isBusy={move.isPending}
          open={({ id }) => `/contenido/banners/${id}`}
          move={(banner, place) => move.mutate({ banner, place })}
          before={({ desktopImage }) => (
            <img
              src={pictureUrl(desktopImage, 320)}
              alt=""
              className="aspect-[1600/560] w-24 shrink-0 rounded-sm bg-sunken object-cover sm:w-40"
            />
          )}
          after={(banner) => <When banner={banner} />}
        />
      ) : null}
    </section>
  );
}

function When({ banner }: { banner: Banner }) {
  const state = bannerState(banner, new Date());
  const window = [
    banner.startsAt && copy.from(formatMoment(new Date(banner.startsAt))),
    banner.endsAt && copy.until(formatMoment(new Date(banner.endsAt))),
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      <span
        className={clsx(
          'rounded-xs px-1.5 font-semibold',
          state === 'shown' ? 'bg-success-soft text-success' : 'bg-sunken',
        )}
      >
        {copy.states[state]}
      </span>
      {window.length > 0 ? <span>{window.join(', ')}</span> : null}
      <span className="truncate text-ink-faint">{banner.link}</span>
    </p>
  );
}

/** Moves a banner; the list is read again then, no matter who else moved something meanwhile. */
function useMoveBanner() {
  const request = useRequest();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ banner: { id, version }, place }: { banner: Banner; place: number }) =>
      request(changeBanner, { body: { id, version, set: { place } } }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list', listBanners.path] }),
  });
}
