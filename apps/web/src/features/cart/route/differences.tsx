import type { Difference } from '@matiz/domain/cart/route/draft-differences.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { routeCopy as copy } from '#copy/cart/route.ts';

/** What is not as the seller saw it, line by line. */
export function Differences({
  title,
  differences,
}: {
  title: string;
  differences: readonly Difference[];
}) {
  return (
    <Notification color="orange" title={title}>
      <ul className="list-disc pl-5">
        {differences.map((one) => (
          <li key={`${one.kind} ${one.versionId}`}>{sayDifference(one)}</li>
        ))}
      </ul>
    </Notification>
  );
}

function sayDifference(one: Difference): string {
  switch (one.kind) {
    case 'price':
      return copy.price(one.name, one.before, one.after);
    case 'presale':
      return copy.presale(one.name, one.units, one.date && formatDay(one.date));
    case 'refused':
      return copy.refused(one.name, one.quantity, one.message);
  }
}
