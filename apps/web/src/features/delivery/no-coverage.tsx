import { say } from '@matiz/contracts/messages.ts';
import { BellRing, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverageCopy as copy } from '#copy/delivery/coverage.ts';
import { type NamedCity, useLocationDialog } from './place/use-location-dialog.ts';

/** That nobody delivers to a place, and the way to be told when that changes. */
export function NoCoverage({
  place,
  canChange = false,
  children,
}: {
  place: NamedCity;
  /** Offers to deliver elsewhere. */
  canChange?: boolean;
  children?: ReactNode;
}) {
  const { leavePhone, choose } = useLocationDialog();
  const title = `${say('noCoverageTitle')}:`;
  const sentence = say('noCoverage', place);
  return (
    <section
      aria-label={say('noCoverageTitle')}
      className="flex gap-3 rounded-lg bg-warning-soft p-4 text-sm"
    >
      <TriangleAlert size={20} aria-hidden="true" className="mt-px shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <p>
          <strong className="text-warning">{title}</strong>
          {sentence.slice(title.length)}
        </p>
        {children ? <div className="mt-1 text-ink-soft">{children}</div> : null}
        <div className="mt-2.5 flex flex-wrap gap-x-6 gap-y-3">
          <Action icon={<BellRing size={16} />} onClick={() => leavePhone(place)}>
            {copy.tellMe}
          </Action>
          {canChange ? (
            <Action icon={<MapPin size={16} />} onClick={choose}>
              {copy.elsewhere}
            </Action>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Action({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="hit inline-flex items-center gap-2 rounded-sm font-semibold text-accent underline-offset-4 hover:underline"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </button>
  );
}
