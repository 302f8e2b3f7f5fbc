import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDrop } from './use-drop.ts';

interface DropZoneProps {
  /** What is dropped here, what kinds of it there may be, and what the button says. */
  readonly texts: {
    readonly drop: string;
    readonly kinds: string;
    readonly choose: string;
  };
  /** As a file input takes it: `.csv,.xlsx`. */
  readonly accept: string;
  readonly isSeveral?: boolean;
  /** What is on its way: how it is said, how much of it is there, in percent, and what to mind. */
  readonly sending: {
    readonly label: string;
    readonly percent: number;
    readonly warning: string;
  } | null;
  readonly take: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen, and how far they are on their way. */
export function DropZone({ texts, accept, isSeveral = false, sending, take }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeSome = (files: readonly File[]) => {
    if (files.length > 0 && sending === null) take(isSeveral ? files : files.slice(0, 1));
  };
  const { isOver, dropProps } = useDrop(takeSome);
  return (
    <div
      {...dropProps}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed px-5 py-6',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <Upload size={22} aria-hidden className="text-ink-faint" />
      {sending ? (
        <div className="min-w-60 grow">
          <output className="block font-semibold">{sending.label}</output>
          <progress
            max={100}
            value={sending.percent}
            aria-label={sending.label}
            className="mt-2 h-1.5 w-full accent-accent"
          />
          <p className="mt-1 text-xs text-ink-soft">{sending.warning}</p>
        </div>
      ) : (
        <>
          <div className="min-w-60 grow">
            <p className="font-semibold">{texts.drop}</p>
            <p className="text-ink-soft">{texts.kinds}</p>
          </div>
          <Button size="sm" onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
          <input
            ref={input}
            type="file"
            aria-label={texts.choose}
            tabIndex={-1}
            accept={accept}
            multiple={isSeveral}
            className="sr-only"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              takeSome(files);
            }}
          />
        </>
      )}
    </div>
  );
}
