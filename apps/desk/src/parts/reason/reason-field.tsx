import { useId } from 'react';
import { reasonCopy as copy } from '#copy/form.ts';
import type { useReason } from './use-reason.ts';

/** Why it changes, in the row of the button that saves it. */
export function ReasonField({ reason }: { readonly reason: ReturnType<typeof useReason> }) {
  const id = useId();
  const { text, problem, field, write } = reason;
  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {copy.reason} <span className="text-ink-faint">{copy.why}</span>
      </label>
      <input
        id={id}
        ref={field}
        value={text}
        maxLength={500}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => write(target.value)}
        className="h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5 aria-invalid:border-danger"
      />
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 text-xs text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
