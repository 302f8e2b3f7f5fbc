import { clsx } from 'clsx';
import { useId } from 'react';
import {
  type Control,
  Controller,
  type FieldError,
  type UseFormRegisterReturn,
  useWatch,
} from 'react-hook-form';
import { formCopy as copy } from '#copy/form.ts';
import { DateBox } from '../date-box.tsx';
import type { FormField, FormValues } from './field-types.ts';
import { SeveralChoices } from './several-choices.tsx';
import { SeveralPicks } from './several-picks.tsx';

interface FieldControlProps {
  readonly field: FormField;
  readonly input: UseFormRegisterReturn;
  readonly control: Control<FormValues>;
  readonly error: FieldError | undefined;
}

const boxClass =
  'w-full rounded-sm border border-line-strong bg-surface px-2.5 aria-invalid:border-danger';

/** A field of a resource form with its label above it, as the kind of its value asks for. */
export function FieldControl({ field, input, control, error }: FieldControlProps) {
  const id = useId();
  const { label, hint, kind } = field;
  const notes = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  const shared = { ...input, id, 'aria-invalid': error !== undefined, 'aria-describedby': notes };
  if (kind.is === 'switch') {
    return (
      <div className="flex items-start gap-2">
        <input {...shared} type="checkbox" className="mt-0.5" />
        <div className="min-w-0">
          <label htmlFor={id}>{label}</label>
          <Notes id={id} hint={hint} error={error} />
        </div>
      </div>
    );
  }
  if (kind.is === 'several') {
    const Several = kind.isLong ? SeveralPicks : SeveralChoices;
    return (
      <Controller
        name={field.name}
        control={control}
        render={({ field: { value, onChange } }) => (
          <div>
            <Several
              legend={label}
              choices={kind.choices}
              value={String(value)}
              onChange={onChange}
              describedBy={notes}
            />
            <Notes id={id} hint={hint} error={error} />
          </div>
        )}
      />
    );
  }
  if (kind.is === 'own') {
    return (
      <Controller
        name={field.name}
        control={control}
        render={({ field: { value, onChange, ref } }) => (
          <div>
            <kind.Control
              label={label}
              value={String(value)}
              focusRef={ref}
              onChange={onChange}
              describedBy={notes}
              isInvalid={error !== undefined}
            />
            <Notes id={id} hint={hint} error={error} />
          </div>
        )}
      />
    );
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      {kind.is === 'date' || kind.is === 'moment' ? (
        <FormDate shared={shared} is={kind.is} control={control} />
      ) : (
        <Box shared={shared} kind={kind} />
      )}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

type Shared = UseFormRegisterReturn & { id: string; 'aria-invalid': boolean };

type BoxKind = Exclude<FormField['kind'], { is: 'switch' | 'several' | 'own' | 'date' | 'moment' }>;

function Box({ shared, kind }: { shared: Shared; kind: BoxKind }) {
  switch (kind.is) {
    case 'long':
      return <textarea {...shared} rows={5} className={clsx(boxClass, 'py-1.5')} />;
    case 'choice':
      return (
        <select {...shared} className={clsx(boxClass, 'h-(--control)')}>
          <option value="">{kind.none}</option>
          {kind.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'money':
    case 'number':
      return (
        <span className="flex items-center gap-2">
          {kind.is === 'money' ? (
            <span aria-hidden className="text-ink-soft">
              $
            </span>
          ) : null}
          <input
            {...shared}
            type="text"
            inputMode="decimal"
            className={clsx(boxClass, 'h-(--control) max-w-40 text-right tabular-nums')}
          />
          {kind.is === 'number' && kind.unit ? (
            <span className="text-ink-soft">{kind.unit}</span>
          ) : null}
        </span>
      );
    default:
      return <input {...shared} type={kind.is} className={clsx(boxClass, 'h-(--control)')} />;
  }
}

interface FormDateProps {
  readonly shared: Shared;
  readonly is: 'date' | 'moment';
  readonly control: Control<FormValues>;
}

function FormDate({ shared, is, control }: FormDateProps) {
  const value = useWatch({ control, name: shared.name });
  return <DateBox {...shared} is={is} shown={String(value ?? '')} empty={copy.noDate} />;
}

function Notes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: FieldError | undefined;
}) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-xs text-danger">
          {error.message}
        </p>
      ) : null}
    </>
  );
}
