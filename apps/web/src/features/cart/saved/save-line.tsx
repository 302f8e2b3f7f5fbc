import type { CartLine } from '@matiz/contracts/cart.ts';
import { savedCopy as copy } from '#copy/cart/saved.ts';
import { type CartEdits, nameOfLine } from '#features/buying/index.ts';
import { canBeSaved, useSaveLines } from './use-save-lines.ts';

/** One line, kept for another day. */
export function SaveLine({ line, edits }: { line: CartLine; edits: CartEdits }) {
  const { save, isSaving } = useSaveLines();
  if (!canBeSaved(line)) return null;
  return (
    <button
      type="button"
      aria-label={copy.saveLine(nameOfLine(line))}
      aria-disabled={isSaving}
      // What was typed last is in the cart by then.
      onClick={() => {
        if (!isSaving) void edits.flush().then(() => save([line]));
      }}
      className="hit rounded-xs text-xs font-semibold text-accent hover:underline aria-disabled:opacity-50"
    >
      {copy.save}
    </button>
  );
}
