import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Ids that tie a control to its hint and error; `describedBy` is for `aria-describedby`. */
export function fieldIds(id: string, hint: unknown, error: unknown) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { hintId, errorId, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined };
}

/** The lines under a control: the error with an icon, then the hint. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  const { hintId, errorId } = fieldIds(id, hint, error);
  return (
    <>
      {error ? (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** Look of the 56 px box around a text field or a select (§9). */
export const fieldBoxClass =
  'relative h-14 rounded-md bg-surface shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-shadow has-[:focus-visible]:shadow-[inset_0_0_0_2px_var(--color-accent)] has-[[aria-invalid=true]]:shadow-[inset_0_0_0_1.5px_var(--color-danger)] has-[:disabled]:bg-sunken has-[:disabled]:shadow-[inset_0_0_0_1px_var(--color-line)]';

/** Look of the label that stands inside the box, above the text. */
export const fieldLabelClass =
  'pointer-events-none absolute top-2 right-4 left-4 truncate text-xs font-medium text-ink-soft';
