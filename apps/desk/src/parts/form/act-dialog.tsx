import { RequestError } from '@matiz/client/request-error.ts';
import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formCopy as copy } from '#copy/form.ts';
import { FieldControl } from './field-control.tsx';
import type { FormField } from './field-types.ts';
import { firstFormValues, toSet, writtenFields } from './form-values.ts';

interface ActDialogProps<S extends z.ZodType> {
  readonly title: string;
  /** What one should know before: what there is now. */
  readonly children?: ReactNode;
  readonly fields: readonly FormField[];
  readonly schema: S;
  readonly label: string;
  /** Does it; a refusal is shown here and what was written stays. `stay`: there is more to say. */
  readonly act: (values: z.output<S>) => Promise<unknown>;
  readonly close: () => void;
}

/** A deed with a few words to it, over the page: count, move, receive. Enter does it, Esc leaves. */
export function ActDialog<S extends z.ZodType>(props: ActDialogProps<S>) {
  const { title, children, fields, schema, label, act, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const form = useForm<Record<string, string | boolean>>({
    defaultValues: firstFormValues(fields, null),
  });
  const { errors, isSubmitting } = form.formState;

  function mark(path: string, message: string): void {
    const field = fields.find(({ name }) => name === path);
    form.setError(field?.name ?? 'root', { message }, { shouldFocus: true });
  }
  const submit = form.handleSubmit(async (values) => {
    const parsed = schema.safeParse(toSet(fields, values, writtenFields(values)), {
      error: fieldMessage,
    });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) mark(path.join('.'), message);
      return;
    }
    try {
      if ((await act(parsed.data)) !== 'stay') close();
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      const faults = failure.reply?.fields ?? [];
      for (const { path, message } of faults) mark(path, message);
      if (faults.length === 0) mark('', failure.message);
    }
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      className="m-auto w-full max-w-md rounded-md bg-surface p-5 shadow-float max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        {errors.root ? (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            {errors.root.message}
          </p>
        ) : null}
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            input={form.register(field.name)}
            control={form.control}
            error={errors[field.name]}
          />
        ))}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button size="sm" variant="quiet" onClick={close}>
            {copy.cancel}
          </Button>
          <Button size="sm" type="submit" loading={isSubmitting}>
            {label}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
