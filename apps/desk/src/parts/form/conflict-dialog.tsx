import { Button } from '@matiz/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { conflictCopy as copy } from '#copy/form.ts';
import type { FormField } from './field-types.ts';
import type { FieldConflict } from './merge-conflict.ts';
import { showValue } from './show-value.ts';

interface ConflictDialogProps {
  readonly by: string | null;
  readonly fields: readonly FormField[];
  readonly conflicts: readonly FieldConflict[];
  /** Saves with these fields as this person wrote them, the others as they stand. */
  readonly save: (keepsMine: ReadonlySet<string>) => void;
  /** Shows the row as it stands and lets go of what was written. */
  readonly see: () => void;
  readonly goOn: () => void;
}

/**
 * Someone saved first: by field, both values, and theirs chosen beforehand. Nothing is overwritten
 * unseen and nothing that was written is lost (D-19).
 */
export function ConflictDialog({ by, fields, conflicts, save, see, goOn }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => dialog.current?.showModal(), []);
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const labelOf = (name: string) => fieldOf(name)?.label ?? name;
  const show = (name: string, value: string | boolean) => showValue(fieldOf(name), value);
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(name);
    else next.delete(name);
    setMine(next);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="conflict-title"
      onCancel={goOn}
      className="m-auto w-full max-w-2xl rounded-md bg-surface p-6 shadow-float"
    >
      <h2 id="conflict-title" className="text-lg">
        {copy.title(by)}
      </h2>
      <p className="mt-1 text-ink-soft">{copy.explain}</p>
      <table className="mt-4 w-full text-left">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.mine}</th>
            <th scope="col">{copy.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ name, mine: own, theirs, isChoice }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-medium">
                {labelOf(name)}
              </th>
              {isChoice ? (
                [true, false].map((isMine) => (
                  <td key={String(isMine)} className="py-2 pr-3">
                    <label className="flex gap-2">
                      <input
                        type="radio"
                        name={`conflict-${name}`}
                        checked={mine.has(name) === isMine}
                        onChange={() => choose(name, isMine)}
                      />
                      <span className="break-words">{show(name, isMine ? own : theirs)}</span>
                    </label>
                  </td>
                ))
              ) : (
                <>
                  <td className="py-2 pr-3 text-ink-faint">–</td>
                  <td className="py-2 pr-3">
                    {show(name, theirs)} <span className="text-ink-faint">({copy.kept})</span>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="sm" variant="quiet" onClick={goOn}>
          {copy.goOn}
        </Button>
        <Button size="sm" variant="secondary" onClick={see}>
          {copy.see}
        </Button>
        <Button size="sm" onClick={() => save(mine)}>
          {copy.save}
        </Button>
      </div>
    </dialog>
  );
}
