import { readHref } from '@matiz/domain/kernel/rich-text.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { richTextCopy as copy } from '#copy/form.ts';

/** Where the chosen words lead; null: nowhere. It stands within a form, so it sends nothing itself. */
export function LinkForm({ take }: { readonly take: (href: string | null) => void }) {
  const id = useId();
  const [href, setHref] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const read = readHref(href);
    if (read === null) setWrong(true);
    else take(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else take(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <label htmlFor={id} className="text-[0.8125rem] text-ink-soft">
        {copy.href}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago
        autoFocus
        type="text"
        value={href}
        placeholder="/home/offers"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={onKeyDown}
        className="h-(--control) min-w-40 flex-1 rounded-sm border border-line-strong bg-surface px-2.5 aria-invalid:border-danger"
      />
      <Button size="sm" variant="secondary" onClick={apply}>
        {copy.apply}
      </Button>
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert" className="w-full text-xs text-danger">
          {copy.wrongHref}
        </p>
      ) : null}
    </div>
  );
}
