import { CornerDownLeft } from 'lucide-react';
import type { PointerEvent } from 'react';
import { codeKeysCopy as copy } from '#copy/cart/code-keys.ts';

/** A phone's number pad, or its letters. */
export type CodeKeyboard = 'decimal' | 'text';

/**
 * Beside a field for codes, on a phone only: what its number pad lacks. A key that brings the
 * letters while the field is empty, then × and Enter.
 */
export function CodeKeys({
  text,
  keyboard,
  field,
  takeLabel,
  onKeyboard,
  onText,
  onTake,
}: {
  text: string;
  keyboard: CodeKeyboard;
  field: () => HTMLInputElement | null | undefined;
  takeLabel: string;
  onKeyboard: (keyboard: CodeKeyboard) => void;
  onText: (text: string) => void;
  onTake: () => void;
}) {
  const isDigits = keyboard === 'decimal';
  if (text === '') {
    return (
      <button
        type="button"
        aria-label={isDigits ? copy.useLetters : copy.useDigits}
        className={`${key} w-12 text-xs`}
        onClick={() => {
          onKeyboard(isDigits ? 'text' : 'decimal');
          // The keyboard changes only when the field is left and entered again.
          field()?.blur();
          requestAnimationFrame(() => field()?.focus());
        }}
      >
        {isDigits ? copy.letters : copy.digits}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={copy.times}
        className={`${key} w-11 text-xl`}
        onPointerDown={keepKeyboard}
        onClick={() => {
          onText(`${text}x`);
          field()?.focus();
        }}
      >
        ×
      </button>
      <button
        type="button"
        aria-label={takeLabel}
        className={`${key} w-13 bg-plum! text-white!`}
        onPointerDown={keepKeyboard}
        onClick={() => {
          field()?.focus();
          onTake();
        }}
      >
        <CornerDownLeft size={20} aria-hidden="true" className="mx-auto" />
      </button>
    </>
  );
}

/** On a phone only: a keyboard has them. */
const key =
  'hidden h-11 shrink-0 rounded-full bg-sunken font-bold text-ink-soft pointer-coarse:block';

/** What is pressed takes the focus from no field. */
export function keepKeyboard(event: PointerEvent): void {
  event.preventDefault();
}
