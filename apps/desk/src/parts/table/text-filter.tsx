import { useEffect, useState } from 'react';

interface TextFilterProps {
  readonly label: string;
  /** What the list is narrowed to; empty: nothing. */
  readonly value: string;
  readonly narrow: (to: string) => void;
}

/** A filter that is typed: it counts with Enter, or once the field is left. */
export function TextFilter({ label, value, narrow }: TextFilterProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const take = () => {
    const to = text.trim();
    if (to !== value) narrow(to);
  };
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
      className="h-(--control) w-40 rounded-sm border border-line-strong bg-surface px-2 max-sm:flex-1"
    />
  );
}
