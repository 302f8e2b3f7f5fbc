import type { Announcement } from '@matiz/contracts/marketing/announcements.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useState } from 'react';
import { announcementCopy as copy } from '#copy/marketing/announcements.ts';
import { closedAnnouncementsKey } from '#lib/page/hide-closed.ts';
import { RichTextView } from '#lib/rich-text-view.tsx';
import { useServices } from '#lib/services.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** So many closed ones are remembered, the latest. */
const remembered = 50;

/** §2 Notifications: each until it is closed, where it can be; a closed one stays closed on this device. */
export function AnnouncementList({ announcements }: { readonly announcements: Announcement[] }) {
  const { device } = useServices().platform;
  const [, redraw] = useState(0);
  // What was closed on an earlier visit is hidden before the first paint, and taken away here.
  const closed = useHydrated() ? readClosed(device.read(closedAnnouncementsKey)) : [];
  const open = announcements.filter(
    ({ _id, dismissable }) => !(dismissable && closed.includes(_id)),
  );
  if (open.length === 0) return null;
  return (
    <section aria-label={copy.name} className="page -mb-2 flex flex-col gap-3 max-sm:pt-4 sm:-mb-5">
      {open.map(({ _id, color, message, dismissable }) => (
        <div key={_id} {...(dismissable ? { 'data-announcement': _id } : {})}>
          <Notification
            color={color}
            dismissLabel={copy.close}
            onDismiss={
              dismissable
                ? () => {
                    const now = readClosed(device.read(closedAnnouncementsKey));
                    device.write(
                      closedAnnouncementsKey,
                      [...now, _id].slice(-remembered).join(' '),
                    );
                    redraw((n) => n + 1);
                  }
                : undefined
            }
          >
            <RichTextView text={message} look="note" />
          </Notification>
        </div>
      ))}
    </section>
  );
}

function readClosed(kept: string | null): readonly string[] {
  return kept?.split(' ') ?? [];
}
