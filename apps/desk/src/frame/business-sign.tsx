import { readBusinessSign } from '@matiz/contracts/staff/shop/business-sign.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

const freshMs = 5 * 60_000;

/** The sign of the business above the menu; Matiz where it has none. */
export function BusinessSign() {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', readBusinessSign.path],
    queryFn: async () => (await request(readBusinessSign, {})).result,
    staleTime: freshMs,
  });
  // Its place stays empty for a moment: a sign that turns into another one is worse.
  if (!data) return null;
  if (data.logo === null) return <MatizLogo onDark className="h-7" />;
  return (
    <img
      src={pictureUrl(data.logo, 320)}
      alt=""
      className="h-10 max-w-full rounded-xs bg-white object-contain px-2 py-1"
    />
  );
}
