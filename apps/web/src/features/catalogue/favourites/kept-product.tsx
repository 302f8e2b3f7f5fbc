import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { LateListChoice } from './list-choice.lazy.ts';

/** Under a product of a list: what is noted of it, and the way to its note and its lists. */
export function NoteAndLists({
  product: { _id, name },
  listId,
  note,
}: {
  product: { readonly _id: string; readonly name: string };
  listId: string | null;
  note: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex min-h-11 flex-col gap-1 px-1 pt-1.5 text-sm">
      {note ? <p className="break-words text-ink-soft italic">{note}</p> : null}
      <button
        type="button"
        aria-label={copy.noteAndListsOf(name)}
        onClick={() => setOpen(true)}
        className="hit inline-flex min-h-9 items-center gap-1.5 self-start font-semibold text-accent hover:underline"
      >
        <NotebookPen size={16} aria-hidden="true" />
        {copy.noteAndLists}
      </button>
      {isOpen ? (
        <LateWindow>
          <LateListChoice
            product={{ productId: _id, name }}
            listId={listId}
            onClose={() => setOpen(false)}
          />
        </LateWindow>
      ) : null}
    </div>
  );
}
