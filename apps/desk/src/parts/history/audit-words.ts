import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { auditSubjects, auditCopy as copy } from '#copy/audit/audit.ts';

/** `una marca`, with its page while it has one; a kind that nobody named stays as it is written. */
export function subjectOf({ subject, action }: Pick<HistoryEntry, 'subject' | 'action'>): {
  name: string;
  to: string | null;
} {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  const known = auditSubjects[kind];
  if (!known) return { name: subject, to: null };
  const isGone = action === `${kind}.removed`;
  return { name: known.name, to: known.path && !isGone ? `${known.path}/${id}` : null };
}

/** `creó`, `cambió`, `eliminó`: the end of what the history calls it. */
export function deedOf({ action }: Pick<HistoryEntry, 'action'>): string {
  const done = action.split(/[.-]/).at(-1) ?? '';
  return Object.hasOwn(copy.deeds, done) ? copy.deeds[done as keyof typeof copy.deeds] : copy.did;
}
