import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { commonCopy } from '#copy/everywhere.ts';

const groups = ['a', 'b'];
const tiles = Array.from({ length: 12 }, (_, index) => `${index}`);

/** The shape of the card while its tones are on their way. */
export function CardSkeleton() {
  return (
    <div className="flex flex-col gap-6 pt-4">
      <span role="status" className="sr-only">
        {commonCopy.loading}
      </span>
      {groups.map((group) => (
        <div key={group} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-32" />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.625rem,1fr))] gap-x-2 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] sm:gap-x-3">
            {tiles.map((tile) => (
              <div key={tile} className="flex flex-col gap-2">
                <Skeleton className="aspect-square w-full rounded-lg" />
                <Skeleton className="h-4 w-10" />
                <Skeleton className="h-3 w-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
