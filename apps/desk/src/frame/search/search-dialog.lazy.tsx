import type { Me } from '@matiz/contracts/identity.ts';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchCopy as copy } from '#copy/frame.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { type Finding, useFindings } from './use-findings.ts';

interface SearchDialogProps {
  readonly person: Me;
  readonly close: () => void;
}

/** Anything by what one remembers of it: an order, a customer, a product, a page. */
export function SearchDialog({ person, close }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDebounced(text.trim());
  const { findings, isSearching } = useFindings(person, asked);
  const found = text.trim() === '' ? [] : findings;
  const active = found[Math.min(at, found.length - 1)];
  useEffect(() => dialog.current?.showModal(), []);

  const open = (finding: Finding, inNewTab: boolean) => {
    if (inNewTab) window.open(`/desk${finding.to}`, '_blank', 'noreferrer');
    else void navigate(finding.to);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      setAt((found.indexOf(active) + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // What is shown is still of what was written before.
    if (active && asked === text.trim()) open(active, event.ctrlKey || event.metaKey);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={copy.title}
      onClose={close}
      className="mx-auto mt-[12vh] w-full max-w-xl rounded-md bg-surface p-0 shadow-float"
    >
      <input
        type="text"
        role="combobox"
        autoFocus
        autoComplete="off"
        aria-label={copy.label}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={active ? `${id}-${found.indexOf(active)}` : undefined}
        placeholder={copy.placeholder}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-14 w-full rounded-md bg-surface px-5 text-base outline-none"
      />
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label={copy.title}
        className={clsx(
          'max-h-[55vh] overflow-y-auto border-t border-line p-2',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((finding, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and the keys
          <div
            key={`${finding.kind} ${finding.to}`}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={finding === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => open(finding, event.ctrlKey || event.metaKey)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5',
              finding === active && 'bg-sunken',
            )}
          >
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{finding.name}</span>
              {finding.detail ? (
                <span className="block truncate text-xs text-ink-soft">{finding.detail}</span>
              ) : null}
            </span>
            <span className="text-xs text-ink-soft">{copy.kinds[finding.kind]}</span>
          </div>
        ))}
      </div>
      <output className="block px-5 pb-3 text-xs text-ink-soft empty:hidden">
        {found.length === 0 && asked !== '' && asked === text.trim() && !isSearching
          ? copy.nothing
          : ''}
      </output>
    </dialog>
  );
}
