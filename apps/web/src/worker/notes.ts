import { readAppPath } from '@matiz/domain/shop/app-links.ts';
import { notificationsCopy as copy } from '#copy/app/notifications.ts';

/** What the server sent, or a part of it that can be shown. */
export interface ShownNote {
  readonly title: string;
  readonly text: string;
  /** One of the shop's own pages. */
  readonly path: string;
  readonly id: string | null;
}

const kept = '/home/profile/notifications';

/**
 * A note as it is shown and opened. A browser wants something shown for whatever arrives, so what
 * cannot be read, or leads elsewhere, leads to the page of what was told.
 */
export function readNote(sent: unknown): ShownNote {
  const note = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const textOf = (key: string) => (typeof note[key] === 'string' ? (note[key] as string) : '');
  const id = /^[\da-f-]{36}$/.exec(textOf('id'))?.[0] ?? null;
  return {
    title: textOf('title').slice(0, 200) || copy.someNote,
    text: textOf('text').slice(0, 1000),
    path: readAppPath(textOf('path')) ?? kept,
    id,
  };
}

/** The address for a window of its own: the page reads behind it which note was pressed. */
export function addressOfNote({ path, id }: ShownNote): string {
  return id === null ? path : `${path.replace(/#.*$/s, '')}#aviso=${id}`;
}

/** Whether a window can open a note by itself: not the desk's, nor where a card is typed. */
export function takesNotes(address: string): boolean {
  return readAppPath(new URL(address).pathname) !== null;
}
