import { RequestError } from '@matiz/client/request-error.ts';
import type { RowConflict } from '@matiz/contracts/errors.ts';
import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type ReasonNeed, useReason } from '../reason/use-reason.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { FormField, FormValues } from './field-types.ts';
import {
  changedFields,
  firstFormValues,
  toFormValues,
  toSet,
  writtenFields,
} from './form-values.ts';
import { type FieldConflict, findFieldConflicts, mergeChoices } from './merge-conflict.ts';

/** A row that a form edits; null while something new is made. */
export type EditedRow =
  | (Readonly<Record<string, unknown>> & { id: string; version: number })
  | null;

export interface ResourceFormOptions {
  /** Tells drafts of different objects apart. */
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly row: EditedRow;
  /** The contract's own schema of what is sent. */
  readonly schema: z.ZodType;
  readonly save: (
    set: Record<string, unknown>,
    version: number | null,
    reason: string | undefined,
  ) => Promise<NonNullable<EditedRow>>;
  /** Reads the row as it stands now. */
  readonly reread: () => Promise<NonNullable<EditedRow>>;
  readonly saved: (row: NonNullable<EditedRow>) => void;
  /** Why it is saved stands beside its button. */
  readonly reason?: ReasonNeed | undefined;
}

interface Conflict {
  readonly by: string | null;
  readonly fields: readonly FieldConflict[];
  readonly row: NonNullable<EditedRow>;
}

/**
 * A form over one row: sends what changed with the version that was read, keeps what was written
 * until it is saved, and meets what others saved meanwhile with a choice by field.
 */
export function useResourceForm(options: ResourceFormOptions) {
  const { name, fields, row, schema, save, reread, saved } = options;
  const [base, setBase] = useState(row);
  const [draft] = useState(() => readDraft(name));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const reason = useReason(options.reason);
  const stored = firstFormValues(fields, base);
  const form = useForm<Record<string, string | boolean>>({
    defaultValues: stored,
    ...(draft ? { values: { ...stored, ...draft.values } } : {}),
    resetOptions: { keepDefaultValues: true },
  });
  const { subscribe, getValues, setError, reset, clearErrors } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stored` follows from `base`
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const changed = changedFields(stored, values);
          // Those alone: over a row that someone else changed meanwhile the rest would undo it.
          const written = Object.fromEntries(
            Object.entries(values).filter(([field]) => changed.has(field)),
          );
          keepDraft(name, changed.size === 0 ? null : { values: written, at: Date.now() });
        },
      }),
    [subscribe, name, base],
  );

  // Another part of the page saved the row: its version goes on. What someone else wrote in these
  // fields meanwhile is met when they are saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row is what it listens to
  useEffect(() => {
    if (row === null || base === null || row.version <= base.version) return;
    const next = toFormValues(fields, row);
    const isWritten = changedFields(stored, getValues()).size > 0;
    if (isWritten && changedFields(stored, next).size > 0) return;
    if (isWritten) setBase(row);
    else showSaved(row);
  }, [row]);

  /** The row as it is stored. What shows it is heard as if it were written: no draft of it stays. */
  function showSaved(next: NonNullable<EditedRow>): void {
    setBase(next);
    reset(toFormValues(fields, next));
    keepDraft(name, null);
  }

  async function send(values: FormValues, from: EditedRow): Promise<void> {
    const sent =
      from === null ? writtenFields(values) : changedFields(toFormValues(fields, from), values);
    const set = toSet(fields, values, sent);
    clearErrors();
    const { error } = schema.safeParse(set, { error: fieldMessage });
    for (const issue of error?.issues ?? []) markFault(issue.path.join('.'), issue.message);
    if (error || !reason.check()) return;
    try {
      const next = await save(set, from?.version ?? null, reason.sent);
      reason.write('');
      setConflict(null);
      showSaved(next);
      saved(next);
    } catch (failure) {
      await meet(failure, from);
    }
  }

  async function meet(failure: unknown, from: EditedRow): Promise<void> {
    if (!(failure instanceof RequestError)) throw failure;
    const { reply } = failure;
    if (reply?.code === 'ROW_CHANGED') return showConflict(reply.conflict, from);
    for (const { path, message } of reply?.fields ?? []) markFault(path, message);
    if (!reply?.fields?.length) setError('root', { message: failure.message });
  }

  async function showConflict(told: RowConflict | undefined, from: EditedRow): Promise<void> {
    const now = await reread();
    const differing = findFieldConflicts(
      toFormValues(fields, from),
      getValues(),
      toFormValues(fields, now),
    );
    setConflict({ by: told?.by ?? null, fields: differing, row: now });
  }

  function markFault(path: string, message: string): void {
    const field = fields.find((each) => path === each.name || path === `set.${each.name}`);
    setError(field?.name ?? 'root', { message }, { shouldFocus: true });
  }

  const values = form.watch();
  return {
    form,
    conflict,
    reason,
    /** All that the form holds, in the contract's types. */
    written: toSet(fields, values, writtenFields(values)),
    changes: changedFields(stored, values).size,
    resumedAt: draft?.at ?? null,
    write(set: Readonly<Record<string, unknown>>) {
      const texts = toFormValues(fields, set);
      for (const name of Object.keys(set)) form.setValue(name, texts[name] ?? '');
    },
    submit: form.handleSubmit((values) => send(values, base)),
    discard() {
      keepDraft(name, null);
      reset(stored);
    },
    /** Saves over the conflict: of what both changed, these fields as they were written here. */
    resolve(keepsMine: ReadonlySet<string>) {
      if (!conflict) return;
      const merged = mergeChoices(getValues(), conflict.fields, keepsMine);
      reset({ ...merged }, { keepDefaultValues: true });
      setBase(conflict.row);
      void send(merged, conflict.row);
    },
    showTheirs() {
      if (!conflict) return;
      showSaved(conflict.row);
      setConflict(null);
    },
    goOn: () => setConflict(null),
  };
}
