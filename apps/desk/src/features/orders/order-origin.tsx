import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { Link } from 'react-router';
import { orderPageCopy as copy } from '#copy/orders.ts';

/** Which link brought the buyer, and what else came of it; nothing where none did. */
export function OrderOrigin({
  origin: { reference, campaign },
}: {
  readonly origin: ReplyOf<typeof readDeskOrder>['origin'];
}) {
  if (reference === null && campaign === null) return null;
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.origin}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {campaign === null ? null : (
          <>
            <dt className="text-ink-soft">{copy.campaign}</dt>
            <dd className="min-w-0 break-words">
              <Link
                to={`/pedidos?${new URLSearchParams({ 'f.campaign': campaign })}`}
                className="text-accent hover:underline"
              >
                {campaign}
              </Link>
            </dd>
          </>
        )}
        {reference === null ? null : (
          <>
            <dt className="text-ink-soft">{copy.reference}</dt>
            <dd className="min-w-0 break-words">{reference}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
