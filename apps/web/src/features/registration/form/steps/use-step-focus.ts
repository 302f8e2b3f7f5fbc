import { useEffect, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type FormStep, formStepOf, type RegisterFields } from '../fields/register-fields.ts';

/** Another step begins at its title, or at the field that has to be mended. */
export function useStepFocus(step: FormStep, setFocus: (field: FieldPath<RegisterFields>) => void) {
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<FieldPath<RegisterFields> | null>(null);
  const shown = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the event
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (field.current) setFocus(field.current);
    else title.current?.focus({ preventScroll: true });
    field.current = null;
  }, [step]);
  return {
    title,
    onField(wanted: FieldPath<RegisterFields>) {
      if (formStepOf(wanted) === step) setFocus(wanted);
      else field.current = wanted;
    },
  };
}
