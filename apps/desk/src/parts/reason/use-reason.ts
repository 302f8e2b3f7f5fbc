import { requiredReason } from '@matiz/contracts/text/reason.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod';

/** Whether why is asked, and whether it has to be said. */
export type ReasonNeed = 'asked' | 'required';

/** Why something is saved, as it is written, and whether it may be saved with it. */
export function useReason(need: ReasonNeed | undefined) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isMissing = need === 'required' && !requiredReason.safeParse(text).success;
  return {
    text,
    problem,
    field,
    /** Undefined: nothing was written, and nothing had to be. */
    sent: text.trim() || undefined,
    write(next: string): void {
      setText(next);
      setProblem(undefined);
    },
    /** Says it beside the field where it has to be written first. */
    check(): boolean {
      if (!isMissing) return true;
      setProblem(requiredReason.safeParse(text).error?.issues[0]?.message);
      field.current?.focus();
      return false;
    },
  };
}

/** What a call asks: its contract knows. */
export function reasonNeedOf(call: { readonly body: z.ZodObject }): 'required' | undefined {
  const { reason } = call.body.shape;
  return reason !== undefined && !(reason as z.ZodType).safeParse(undefined).success
    ? 'required'
    : undefined;
}
