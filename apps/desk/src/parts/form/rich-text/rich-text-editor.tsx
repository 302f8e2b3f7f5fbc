import { clsx } from 'clsx';
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { richTextCopy as copy } from '#copy/form.ts';
import type { OwnControlProps } from '../field-types.ts';
import { LinkForm } from './link-form.tsx';
import { type Mark, useSquire } from './use-squire.ts';

const tools: readonly (readonly [Exclude<Mark, 'link'>, LucideIcon, keys?: string])[] = [
  ['bold', Bold, 'Control+B'],
  ['italic', Italic, 'Control+I'],
  ['bullets', List],
  ['numbers', ListOrdered],
];

/** Words as they will be read, with what makes them stand out over them; nobody writes markup. */
export default function RichTextEditor(props: OwnControlProps) {
  const { label, value, onChange, describedBy, isInvalid } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { marks, toggle, link } = useSquire(root, value, onChange);
  return (
    <div>
      <span id={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </span>
      <div
        className={clsx(
          'rounded-sm border bg-surface focus-within:border-accent',
          isInvalid ? 'border-danger' : 'border-line-strong',
        )}
      >
        <div
          role="toolbar"
          aria-label={copy.tools}
          className="flex flex-wrap items-center gap-1 border-b border-line p-1"
        >
          {tools.map(([mark, Icon, keys]) => (
            <Tool
              key={mark}
              name={copy.marks[mark]}
              Icon={Icon}
              keys={keys}
              isSet={marks.has(mark)}
              press={() => toggle(mark)}
            />
          ))}
          <Tool
            name={copy.marks.link}
            Icon={Link}
            isSet={marks.has('link')}
            press={() => (marks.has('link') ? link(null) : setLinking(!isLinking))}
          />
        </div>
        {isLinking ? (
          <LinkForm
            take={(href) => {
              setLinking(false);
              if (href === null) root.current?.focus();
              else link(href);
            }}
          />
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no bold words */}
        <div
          ref={root}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          contentEditable
          suppressContentEditableWarning
          tabIndex={0}
          className="min-h-32 max-h-96 resize-y overflow-y-auto px-2.5 py-2 leading-relaxed outline-none [&_a]:text-accent [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-2 [&_ul]:list-disc"
        />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly keys?: string | undefined;
  readonly isSet: boolean;
  readonly press: () => void;
}

function Tool({ name, Icon, keys, isSet, press }: ToolProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isSet}
      aria-keyshortcuts={keys}
      // What is chosen in the text stays chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={clsx(
        'grid size-8 place-content-center rounded-xs hover:bg-sunken pointer-coarse:size-11',
        isSet && 'bg-accent-soft text-accent',
      )}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
