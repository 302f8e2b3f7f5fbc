import type { OpenSession } from '@matiz/contracts/identity/open-session.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { MonitorSmartphone } from 'lucide-react';
import { sessionsCopy as copy } from '#copy/team/sessions.ts';

interface SessionRowsProps {
  readonly sessions: readonly OpenSession[];
  /** The one that is being closed. */
  readonly closing: string | null | undefined;
  /** Left out for who may only look. */
  readonly close?: ((session: OpenSession) => void) | undefined;
}

/** Where an account is open, each closed by itself; the one in use is left to «Salir». */
export function SessionRows({ sessions, closing, close }: SessionRowsProps) {
  return (
    <ul className="mt-2">
      {sessions.map((session) => {
        const { id, device, from, openedAt, seenAt, isCurrent } = session;
        return (
          <li
            key={id}
            className="flex min-h-14 items-center gap-3 border-line py-2 not-first:border-t"
          >
            <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-ink-faint" />
            <div className="min-w-0 flex-1">
              <p className="truncate">
                {device}
                {isCurrent ? (
                  <span className="ml-2 text-xs font-semibold text-now">{copy.current}</span>
                ) : null}
              </p>
              <p className="text-xs text-ink-soft">
                {copy.since} <time dateTime={openedAt}>{formatMoment(openedAt)}</time> · {copy.seen}{' '}
                <time dateTime={seenAt}>{formatMoment(seenAt)}</time>
                {from === null ? null : ` · ${copy.from(from)}`}
              </p>
            </div>
            {isCurrent || !close ? null : (
              <Button
                size="sm"
                variant="quiet"
                loading={closing === id}
                aria-label={copy.closeOn(device, formatMoment(openedAt))}
                onClick={() => close(session)}
              >
                {copy.close}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
