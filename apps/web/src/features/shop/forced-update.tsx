import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useServices } from '#lib/services.ts';
import { appVersionQuery, shellOf } from './app-version.query.ts';
import { NewerVersion } from './newer-version.tsx';
import { paying, UpdateWall } from './update-wall.tsx';

/** Where nobody is in the middle of something: the home and the own account. */
const quiet = /^\/home\/(marketplace\/|profile)/;

/**
 * §8 Outdated app: in a shell that is served no longer, a screen over all that says so and leads to
 * the store. Where the answer cannot be had, nobody is kept out. The start has asked already
 * (`first-version.tsx`); this asks where it had no answer, and later again.
 */
export function ForcedUpdate() {
  const { platform } = useServices();
  const shell = shellOf(platform);
  return shell ? <Watch shell={shell} /> : null;
}

function Watch({ shell }: { readonly shell: NonNullable<ReturnType<typeof shellOf>> }) {
  const { request } = useServices();
  const { pathname } = useLocation();
  const { data } = useQuery(appVersionQuery(request, shell));
  if (!data || pathname === paying) return null;
  if (data.ok) {
    const isQuiet = quiet.test(pathname);
    return isQuiet && data.store_link ? (
      <NewerVersion latest={data.latest} link={data.store_link} />
    ) : null;
  }
  return <UpdateWall message={data.message ?? ''} link={data.store_link} />;
}
