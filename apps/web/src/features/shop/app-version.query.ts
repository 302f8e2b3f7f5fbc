import type { Request } from '@matiz/client/request.ts';
import { compareAppVersions } from '@matiz/contracts/shop.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Platform } from '#platform/platform.ts';

const named = { ios: 'Ios', android: 'Android' } as const;
const everySixHours = 6 * 60 * 60 * 1000;

/** How a shell is named in the version call; null: nothing that a store updates. */
export function shellOf({ name, isNative, version }: Platform) {
  if (!isNative || version === null || (name !== 'ios' && name !== 'android')) return null;
  return { platform: named[name], version_number: version };
}

/** Whether the installed shell is still served; asked at the start and, at most so often, on return. */
export function appVersionQuery(request: Request, shell: NonNullable<ReturnType<typeof shellOf>>) {
  return queryOptions({
    queryKey: ['app-version', shell.platform, shell.version_number],
    queryFn: () => request(compareAppVersions, { body: shell }),
    staleTime: everySixHours,
    gcTime: everySixHours,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
