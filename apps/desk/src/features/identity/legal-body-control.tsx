import { baseLegalTexts } from '@matiz/contracts/identity/base-legal-texts.ts';
import { legalKinds } from '@matiz/domain/identity/legal-text.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useId } from 'react';
import { legalTextCopy as copy } from '#copy/legal-texts.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';
import { askBefore } from '#parts/question/ask.ts';

/** A long text, that may begin as one of those that come with Matiz. */
export function LegalBodyControl({
  label,
  value,
  onChange,
  describedBy,
  isInvalid,
}: OwnControlProps) {
  const id = useId();
  const begin = (text: string) => {
    if (value.trim() === '') onChange(text);
    else askBefore({ text: copy.replaceAsk, yes: copy.replace }, () => onChange(text));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={22}
        value={value}
        maxLength={60_000}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ target }) => onChange(target.value)}
        className="w-full rounded-sm border border-line-strong bg-surface px-2.5 py-2 leading-relaxed aria-invalid:border-danger"
      />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-soft">
        {copy.base}
        {legalKinds.map((kind) => (
          <Button key={kind} size="sm" variant="quiet" onClick={() => begin(baseLegalTexts[kind])}>
            {copy.kinds[kind]}
          </Button>
        ))}
      </p>
    </div>
  );
}
