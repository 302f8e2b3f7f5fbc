import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { loadPresaleArrival } from './presale-arrival.lazy.ts';
import type { PresaleArrivalProps } from './presale-arrival.tsx';

const PresaleArrival = lazyPart(async () => await loadPart('PresaleArrival', loadPresaleArrival));

/** The server says it with the page; its code comes after that of the page. */
export function LatePresaleArrival(props: PresaleArrivalProps) {
  return (
    <DeferredPart fallback={props.say(null)}>
      <PresaleArrival {...props} />
    </DeferredPart>
  );
}
