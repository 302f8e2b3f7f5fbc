import { Button } from '@matiz/ui/button.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { readListFile } from './read-list-file.ts';

/** Several rows at once, as they were written elsewhere. */
export function PasteListForm({ onText }: { onText: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className="flex flex-col items-stretch gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (onText(text)) setText('');
        else setError(copy.fileEmpty);
      }}
    >
      <TextArea
        label={copy.paste}
        hint={copy.pasteHint}
        error={error}
        rows={6}
        value={text}
        placeholder={copy.pasteExample}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" className="sm:self-start">
        {copy.takePasted}
      </Button>
    </form>
  );
}

/** A CSV file, chosen or dropped. */
export function ListFile({ onText }: { onText: (text: string) => boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = await readListFile(file);
    if (input.current) input.current.value = '';
    if ('error' in read) setError(read.error);
    else setError(onText(read.text) ? null : copy.fileEmpty);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button that does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
      className={clsx(
        'flex flex-col items-center gap-3 rounded-lg border-[1.5px] border-dashed px-4 py-7 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60 bg-ground',
      )}
    >
      <FileUp size={28} aria-hidden="true" className="text-accent" />
      <p className="font-semibold max-sm:hidden">{copy.drop}</p>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={copy.choose}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button variant="secondary" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {copy.choose}
      </Button>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {copy.fileHint}
      </p>
      {error ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
