import type { ToldNotification } from '@matiz/contracts/push.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { readAppPath } from '@matiz/domain/shop/app-links.ts';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { notificationsCopy as copy } from '#copy/app/notifications.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** Each leads where it says, and is read by that. */
export function NotificationList({
  notes,
  onRead,
}: {
  notes: readonly ToldNotification[];
  onRead: (ids: readonly string[]) => void;
}) {
  return (
    <ul
      aria-label={copy.list}
      className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card"
    >
      {notes.map((note) => (
        <li key={note._id}>
          <AppLink
            to={readAppPath(note.path) ?? links.orders}
            className="flex min-h-16 items-start gap-3 px-4 py-3.5 hover:bg-sunken/60 sm:px-5"
            onClick={() => {
              if (!note.isRead) onRead([note._id]);
            }}
          >
            <span
              className={clsx(
                'mt-2 size-2 shrink-0 rounded-full',
                note.isRead ? 'bg-transparent' : 'bg-accent',
              )}
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={note.isRead ? 'font-medium' : 'font-semibold'}>
                  {note.isRead ? null : <span className="sr-only">{copy.unread}: </span>}
                  {note.title}
                </span>
                <time dateTime={note.at} className="text-xs text-ink-soft">
                  {formatMoment(note.at)}
                </time>
              </span>
              <span className="mt-0.5 block text-sm text-ink-soft text-pretty">{note.text}</span>
            </span>
            <ChevronRight
              size={20}
              aria-hidden="true"
              className="shrink-0 self-center text-ink-faint"
            />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
