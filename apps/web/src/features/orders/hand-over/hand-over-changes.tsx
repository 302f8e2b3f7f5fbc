import type { HandOverView } from '@matiz/contracts/orders/hand-over.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';

/** What is different from what was sent; said before the buyer approves. */
export function HandOverChanges({ changes }: Pick<HandOverView, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <Notification color="orange" title={copy.changedTitle}>
      <ul className="mt-1 list-disc pl-4">
        {changes.map((change) => (
          <li key={`${change.name} ${change.versionName} ${change.kind}`}>{describe(change)}</li>
        ))}
      </ul>
    </Notification>
  );
}

function describe({
  kind,
  name: product,
  versionName,
  before,
  after,
}: HandOverView['changes'][number]): string {
  const name = versionName === null ? product : `${product} ${versionName}`;
  if (kind === 'added') return copy.added(name, after);
  return kind === 'removed' ? copy.removed(name) : copy[kind](name, before, after);
}
