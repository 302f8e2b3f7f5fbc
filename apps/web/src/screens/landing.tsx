import { useQuery } from '@tanstack/react-query';
import { menuQuery, toneShowQuery } from '#features/catalogue/index.ts';
import { servedCitiesQuery } from '#features/delivery/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { BrandWall } from './landing/brand-wall.tsx';
import { CategoryGrid } from './landing/category-grid.tsx';
import { Cities } from './landing/cities.tsx';
import { Closing } from './landing/closing.tsx';
import { Hero } from './landing/hero.tsx';
import { Reasons } from './landing/reasons.tsx';
import { Steps } from './landing/steps.tsx';

/** A part that cannot be read is left out: the page says what Matiz is without it. */
export async function loadScreenData({
  queryClient,
  request,
}: ScreenArgs): Promise<PageMeta | null> {
  await Promise.allSettled([
    loadQuery(queryClient, menuQuery(request)),
    loadQuery(queryClient, toneShowQuery(request)),
    loadQuery(queryClient, servedCitiesQuery(request)),
  ]);
  return null;
}

/** §2 `/`: what Matiz is, for the one who has no account here yet. */
export function Component() {
  const request = useRequest();
  const { data: show = null } = useQuery(toneShowQuery(request));
  const { data: menu } = useQuery(menuQuery(request));
  const { data: zones = [] } = useQuery(servedCitiesQuery(request));
  return (
    <>
      <Hero show={show} />
      <BrandWall brands={menu?.brands ?? []} />
      <Steps show={show} categories={menu?.categories ?? []} />
      <Reasons show={show} />
      <CategoryGrid categories={menu?.categories ?? []} />
      <Cities zones={zones} />
      <Closing show={show} />
    </>
  );
}
