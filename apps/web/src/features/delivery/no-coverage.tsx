import { say } from '@matiz/contracts/messages.ts';
import { BellRing, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverageCopy as copy } from '../../copy/coverage.ts';
import { type NamedCity, usePlace } from './place/use-place.ts';

/** §8, letter for letter. */
export function sayNoCoverage({ city, state }: Pick<NamedCity, 'city' | 'state'>): string {
  return `${say('noCoverageTitle')}: ${say('noCoverage', { city, state })}`;
}

/** That nobody delivers to a place, and the way to be told when that changes. */
export function NoCoverage({ place, children }: { place: NamedCity; children?: ReactNode }) {
  const { leavePhone } = usePlace();
  return (
    <section
      aria-label={say('noCoverageTitle')}
      className="flex gap-3 rounded-lg bg-warning-soft p-4 text-sm"
    >
      <TriangleAlert size={20} aria-hidden="true" className="mt-px shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <p>
          <strong className="text-warning">{say('noCoverageTitle')}:</strong>{' '}
          {say('noCoverage', place)}
        </p>
        {children ? <p className="mt-1 text-ink-soft">{children}</p> : null}
        <button
          type="button"
          onClick={() => leavePhone(place)}
          className="hit mt-2.5 inline-flex items-center gap-2 rounded-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          <BellRing size={16} aria-hidden="true" />
          {copy.tellMe}
        </button>
      </div>
    </section>
  );
}
