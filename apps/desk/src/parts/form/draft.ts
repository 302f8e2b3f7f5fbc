import type { FormValues } from './field-types.ts';

/** What was written and not saved, kept for as long as the tab lives: a reload loses nothing. */
export interface Draft {
  readonly values: FormValues;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

const keyOf = (form: string) => `matiz:draft:${form}`;

export function readDraft(form: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(form: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // A full or private storage: the form itself still has it.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  // A list has a `values` and an `at` of its own.
  return Object.hasOwn(value, 'values') && Object.hasOwn(value, 'at');
}
