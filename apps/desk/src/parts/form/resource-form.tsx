import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { type ComponentType, type FormEvent, Fragment, type KeyboardEvent } from 'react';
import { formCopy as copy } from '#copy/form.ts';
import { ReasonField } from '../reason/reason-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldControl } from './field-control.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { type EditedRow, type ResourceFormOptions, useResourceForm } from './use-resource-form.ts';

type ResourceFormProps = ResourceFormOptions & {
  /** Anyone who may only look sees the fields and no button. */
  readonly mayWrite: boolean;
  /** What its button says, where that is not to save. */
  readonly saveLabel?: string;
  /** Shows what saving would do, beside what is written. */
  readonly Preview?: ComponentType<PreviewProps> | undefined;
};

/** All that a form would send, as it stands, of a row or of something new. */
export interface PreviewProps {
  readonly id: string | null;
  readonly set: Readonly<Record<string, unknown>>;
  /** The row as it is stored. */
  readonly row: EditedRow;
  /** Writes values of the contract into fields of the form, as if someone had typed them. */
  readonly write: (values: Readonly<Record<string, unknown>>) => void;
}

/** The fields of one object with what is unsaved, the conflict of two who save, and Ctrl+S (D-19). */
export function ResourceForm(props: ResourceFormProps) {
  const { mayWrite, saveLabel = copy.save, Preview, ...options } = props;
  const saved = (row: Parameters<typeof options.saved>[0]) => {
    toast({ message: options.row === null ? copy.created : copy.saved });
    options.saved(row);
  };
  const edit = useResourceForm({ ...options, saved });
  const { form, conflict, changes } = edit;
  const { errors, isSubmitting } = form.formState;
  useLeaveQuestion(changes > 0 && !isSubmitting);

  const submit = (event: FormEvent) => void edit.submit(event);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    void edit.submit();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className={
        Preview
          ? 'max-w-xl xl:grid xl:max-w-6xl xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10'
          : 'max-w-xl'
      }
    >
      <div className="min-w-0">
        {Object.keys(errors).length > 0 ? (
          <p role="alert" className="mb-4 rounded-sm bg-danger-soft px-3 py-2 text-danger">
            {errors.root?.message ?? copy.fix}
          </p>
        ) : null}
        {edit.resumedAt !== null && changes > 0 ? (
          <output className="mb-4 block rounded-sm bg-info-soft px-3 py-2 text-info">
            {copy.resumed(formatMoment(edit.resumedAt))}
          </output>
        ) : null}
        <fieldset disabled={!mayWrite} className="grid gap-4">
          {options.fields.map((field) =>
            field.isAsked?.(edit.written) === false ? null : (
              <Fragment key={field.name}>
                {field.heading ? (
                  <h2 className="mt-3 border-t border-line pt-4 text-base">{field.heading}</h2>
                ) : null}
                <FieldControl
                  field={field}
                  input={form.register(field.name)}
                  control={form.control}
                  error={errors[field.name]}
                />
              </Fragment>
            ),
          )}
        </fieldset>
      </div>
      {Preview && mayWrite ? (
        <div className="min-w-0 max-xl:mt-6 xl:row-span-2">
          <Preview
            id={options.row?.id ?? null}
            set={edit.written}
            row={options.row}
            write={edit.write}
          />
        </div>
      ) : null}
      {mayWrite ? (
        <div className="mt-6 self-start flex min-h-9 flex-wrap items-center gap-3">
          {options.reason ? <ReasonField reason={edit.reason} /> : null}
          <Button size="sm" type="submit" loading={isSubmitting} aria-keyshortcuts="Control+S">
            {saveLabel}
          </Button>
          {changes > 0 ? (
            <>
              <Button size="sm" variant="quiet" onClick={edit.discard}>
                {copy.discard}
              </Button>
              <output className="text-ink-soft">{copy.unsaved(changes)}</output>
            </>
          ) : null}
        </div>
      ) : null}
      {conflict ? (
        <ConflictDialog
          by={conflict.by}
          fields={options.fields}
          conflicts={conflict.fields}
          save={edit.resolve}
          see={edit.showTheirs}
          goOn={edit.goOn}
        />
      ) : null}
    </form>
  );
}
