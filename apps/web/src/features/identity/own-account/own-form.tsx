import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput, type TextInputProps } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';

export interface OwnField
  extends Pick<TextInputProps, 'type' | 'autoComplete' | 'hint' | 'maxLength'> {
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
}

type Values = Readonly<Record<string, string>>;

/**
 * A few fields of the own account and the call that saves them. What the server refuses is said at
 * its field, which gets the focus; what was written stays until it was taken.
 */
export function OwnForm({
  fields,
  label,
  lead,
  check,
  save,
}: {
  fields: readonly OwnField[];
  label: string;
  lead?: ReactNode;
  /** What is wrong by field, before anything is sent. */
  check?: (values: Values) => Values;
  /** Answers what is said of it; null: nothing. */
  save: (values: Values) => Promise<string | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Values>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: save,
    onSuccess(message) {
      if (message !== null) toast({ tone: 'success', message });
      form.current?.reset();
    },
    onError: (problem) => show(faultsOf(problem)),
  });

  function show(found: Values): void {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const written = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, String(written.get(name) ?? '')]),
    );
    const empty = fields.filter(({ name }) => values[name]?.trim() === '');
    const found: Values = {
      ...check?.(values),
      ...Object.fromEntries(empty.map(({ name }) => [name, copy.write])),
    };
    show(found);
    if (Object.keys(found).length === 0) mutate(values);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {lead ? <p className="text-sm text-ink-soft">{lead}</p> : null}
      {error && Object.keys(faultsOf(error)).length === 0 ? (
        <Notification color="red">{error.message}</Notification>
      ) : null}
      {fields.map(({ name, initial, ...field }) => (
        <TextInput
          key={name}
          name={name}
          defaultValue={initial}
          error={faults[name]}
          onChange={() => setFaults(({ [name]: _, ...others }) => others)}
          {...field}
        />
      ))}
      <Button type="submit" loading={isPending} className="sm:justify-self-start">
        {label}
      </Button>
    </form>
  );
}

function faultsOf(error: Error): Values {
  if (!(error instanceof RequestError)) return {};
  const fields = error.reply?.fields ?? [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
