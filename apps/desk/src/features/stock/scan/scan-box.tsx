import { Button } from '@matiz/ui/button.tsx';
import { ScanBarcode } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { scanCopy as copy } from '#copy/stock-scan.ts';

interface ScanBoxProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly scan: (code: string) => void;
  readonly undo: () => void;
}

/**
 * Where a reader types. On a phone its keyboard stays away, since a reader needs none, until someone
 * wants to write a code by hand.
 */
export function ScanBox({ box, scan, undo }: ScanBoxProps) {
  const id = useId();
  const [isByHand, setIsByHand] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const field = box.current;
    if (!field) return;
    const typed = field.value;
    // Emptied before anything else: the next code may be on its way.
    field.value = '';
    field.focus();
    scan(typed);
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z') return;
    if (event.currentTarget.value !== '') return;
    event.preventDefault();
    undo();
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {copy.box}
      </label>
      <div className="flex flex-wrap gap-2">
        <span className="relative min-w-0 flex-1">
          <ScanBarcode
            aria-hidden
            size={20}
            className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={box}
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the page is for reading codes, into this box
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            inputMode={isByHand ? 'text' : 'none'}
            aria-describedby={`${id}-hint`}
            aria-keyshortcuts="Control+Z"
            onKeyDown={onKeyDown}
            className="h-12 w-full rounded-md border-2 border-line-strong bg-surface pr-3 pl-10 text-lg focus:border-accent"
          />
        </span>
        <Button type="submit" variant="secondary" className="h-12">
          {copy.add}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
        {copy.boxHint}{' '}
        <button
          type="button"
          className="font-semibold text-accent hover:underline sm:hidden"
          onClick={() => {
            setIsByHand(!isByHand);
            box.current?.focus();
          }}
        >
          {isByHand ? copy.byReader : copy.byHand}
        </button>
      </p>
    </form>
  );
}
