import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { type CodeKeyboard, CodeKeys, keepKeyboard } from '#features/buying/index.ts';
import type { TypedTones } from '../typing/use-typed-tones.ts';

/** Longer than any code with its units; what is pasted is read whole. */
const longest = 60;

/**
 * The tone search. Digits first, because professionals type numbers: a phone's number pad comes
 * up, with the marks that it lacks beside the field, and a key brings the letters for «cobrizo».
 * An exact code and Enter is taken, and the keyboard stays for the next one.
 */
export function CardSearch({
  text,
  onChangeText,
  typed,
}: {
  text: string;
  onChangeText: (text: string) => void;
  typed: TypedTones;
}) {
  const [keyboard, setKeyboard] = useState<CodeKeyboard>('decimal');
  const box = useRef<HTMLDivElement>(null);
  const field = () => box.current?.querySelector('input');
  const take = (written: string) => {
    if (!typed.take(written)) field()?.select();
  };
  return (
    <div>
      <div ref={box} className="flex items-center gap-2">
        <SearchInput
          label={copy.searchLabel}
          placeholder={copy.search}
          inputMode={keyboard}
          maxLength={longest}
          tone="sunken"
          value={text}
          onChangeText={(next) => {
            typed.forgetProblems();
            onChangeText(next);
          }}
          onSubmitText={take}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            // The field would run lines together, and cut the rest off.
            if (!/[\n\t]/.test(pasted.trim()) && pasted.length <= longest) return;
            event.preventDefault();
            take(pasted);
          }}
          onKeyDown={(event) => {
            // The focus moves while the key is down: what it comes to must not be pressed by the same key.
            if (event.key === 'Enter') event.preventDefault();
            const isEmpty = event.currentTarget.value === '';
            if (event.key === 'Backspace' && isEmpty && !event.repeat) typed.undo();
          }}
        />
        <CodeKeys
          text={text}
          keyboard={keyboard}
          field={field}
          takeLabel={copy.takeTyped}
          onKeyboard={setKeyboard}
          onText={onChangeText}
          onTake={() => take(text)}
        />
      </div>
      <TypedNewsLine typed={typed} />
    </div>
  );
}

/** «7.43 · 1», or what was wrong; seen and read aloud. */
function TypedNewsLine({ typed }: { typed: TypedTones }) {
  const { said, problems } = typed.news;
  return (
    <div aria-live="polite" className="flex flex-col gap-0.5 text-sm *:mt-1.5 empty:hidden">
      {said === '' ? null : (
        <div className="flex items-center justify-between gap-3">
          <p className="flex items-center gap-1.5 font-semibold text-success tabular-nums">
            <Check size={16} strokeWidth={3} aria-hidden="true" />
            {said}
          </p>
          {typed.canUndo ? (
            <button
              type="button"
              className="hit flex items-center gap-1 text-xs font-semibold text-ink-soft hover:text-accent"
              onPointerDown={keepKeyboard}
              onClick={typed.undo}
            >
              <Undo2 size={14} aria-hidden="true" />
              {copy.undoTyped}
            </button>
          ) : null}
        </div>
      )}
      {problems.map((problem) => (
        <p key={problem} className="font-medium text-danger">
          {problem}
        </p>
      ))}
    </div>
  );
}
