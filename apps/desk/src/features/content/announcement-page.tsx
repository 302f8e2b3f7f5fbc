import * as calls from '@matiz/contracts/staff/content/announcements.ts';
import { notificationColors } from '@matiz/domain/marketing/announcement.ts';
import { announcementCopy as copy } from '#copy/content/announcements.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { richTextKind } from '#parts/form/rich-text/rich-text-kind.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';

const fields: readonly FormField[] = [
  { name: 'message', label: copy.message, hint: copy.messageHint, kind: richTextKind },
  {
    name: 'color',
    label: copy.color,
    kind: {
      is: 'choice',
      choices: notificationColors.map((color) => ({ value: color, label: copy.colors[color] })),
    },
    initial: 'white',
  },
  {
    name: 'isDismissable',
    label: copy.dismissable,
    hint: copy.dismissableHint,
    kind: { is: 'switch' },
    initial: true,
  },
  {
    name: 'startsAt',
    label: copy.starts,
    hint: copy.startsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'endsAt',
    label: copy.ends,
    hint: copy.endsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  { name: 'isShown', label: copy.shown, kind: { is: 'switch' }, initial: true },
];

export function AnnouncementPage() {
  return (
    <ResourcePage
      path="/contenido/anuncios"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readAnnouncement,
        create: calls.createAnnouncement,
        change: calls.changeAnnouncement,
        remove: calls.removeAnnouncement,
        history: calls.listAnnouncementHistory,
      }}
      nameOf={({ words }) => String(words)}
      Preview={AnnouncementPreview}
    />
  );
}
