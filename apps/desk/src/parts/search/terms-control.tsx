import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { synonymCopy as copy } from '#copy/content.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';

/** Words, each added with Enter or a comma, and taken away. */
export function TermsControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const terms = value === '' ? [] : value.split(',');

  function add(text: string): void {
    const fresh = text
      .split(',')
      .map((term) => term.trim())
      .filter((term) => term !== '');
    setTyped('');
    if (fresh.length > 0) onChange([...new Set([...terms, ...fresh])].join(','));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && terms.length > 0) {
      onChange(terms.slice(0, -1).join(','));
    }
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <div className="flex flex-wrap gap-1.5 rounded-sm border border-line-strong bg-surface p-1.5">
        {terms.map((term) => (
          <span
            key={term}
            className="inline-flex items-center gap-1 rounded-xs bg-sunken py-0.5 pr-1 pl-2"
          >
            {term}
            <button
              type="button"
              aria-label={copy.removeTerm(term)}
              onClick={() => onChange(terms.filter((each) => each !== term).join(','))}
              className="grid size-6 place-items-center rounded-xs text-ink-soft hover:text-ink"
            >
              <X size={13} aria-hidden />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed}
          maxLength={200}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={copy.addTerm}
          onChange={({ target }) =>
            target.value.includes(',') ? add(target.value) : setTyped(target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
          className="h-7 min-w-40 grow bg-transparent px-1 outline-none"
        />
      </div>
    </div>
  );
}
