import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { useRef, useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';

/**
 * The tone search. Digits first, because professionals type numbers: a phone's number pad comes
 * up, and a key brings the letters for «cobrizo».
 */
export function CardSearch({
  text,
  onChangeText,
  onSubmit,
}: {
  text: string;
  onChangeText: (text: string) => void;
  onSubmit: (text: string) => void;
}) {
  const [mode, setMode] = useState<'decimal' | 'text'>('decimal');
  const box = useRef<HTMLDivElement>(null);
  const isDigits = mode === 'decimal';
  return (
    <div ref={box} className="flex items-center gap-2">
      <SearchInput
        label={copy.searchLabel}
        placeholder={copy.search}
        inputMode={mode}
        maxLength={60}
        tone="sunken"
        value={text}
        onChangeText={onChangeText}
        onSubmitText={onSubmit}
        onKeyDown={(event) => {
          // The focus moves while the key is down: what it comes to must not be pressed by the same key.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <button
        type="button"
        aria-label={isDigits ? copy.useLetters : copy.useDigits}
        className="hidden h-11 w-12 shrink-0 rounded-full bg-sunken text-xs font-bold text-ink-soft pointer-coarse:block"
        onClick={() => {
          setMode(isDigits ? 'text' : 'decimal');
          // The keyboard changes only when the field is left and entered again.
          const field = box.current?.querySelector('input');
          field?.blur();
          requestAnimationFrame(() => field?.focus());
        }}
      >
        {isDigits ? copy.letters : copy.digits}
      </button>
    </div>
  );
}
