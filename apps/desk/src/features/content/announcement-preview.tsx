import { keepOwnLinks } from '@matiz/domain/kernel/rich-text.ts';
import { notificationColors } from '@matiz/domain/marketing/announcement.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useRef } from 'react';
import { announcementCopy as copy } from '#copy/content/announcements.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { drawText, readHtml } from '#parts/form/rich-text/rich-dom.ts';

/** The message as the shop shows it, with what is not saved yet: a link elsewhere leads nowhere there. */
export function AnnouncementPreview({ set }: PreviewProps) {
  const words = useRef<HTMLDivElement>(null);
  const message = String(set.message ?? '');
  useEffect(() => {
    words.current?.replaceChildren(drawText(keepOwnLinks(readHtml(message))));
  }, [message]);
  return (
    <section aria-label={copy.preview} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.preview}</h2>
      <p className="mb-3 text-xs text-ink-soft">{copy.previewHint}</p>
      {/* Looked at, not used: a link in it would leave the form. */}
      <div inert>
        <Notification
          color={notificationColors.find((color) => color === set.color) ?? 'white'}
          onDismiss={set.isDismissable ? () => {} : undefined}
        >
          <div
            ref={words}
            className="flex flex-col gap-1.5 text-balance [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc"
          />
        </Notification>
      </div>
    </section>
  );
}
