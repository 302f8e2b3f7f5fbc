import { RequestError } from '@matiz/client/request-error.ts';
import { maxListName } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { newListId, useListChanges } from './favourite-lists.query.ts';

/** The name of a list that is made or renamed; what the server refuses is said at the field. */
export function ListNameForm({
  list = null,
  label,
  onSaved,
}: {
  /** Null: one that is new. */
  list?: { readonly _id: string; readonly name: string } | null;
  label: string;
  onSaved: (list: { readonly _id: string }) => void;
}) {
  const [id] = useState(() => list?._id ?? newListId());
  const [name, setName] = useState(list?.name ?? '');
  const { save } = useListChanges();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !save.isPending)
      save.mutate({ _id: id, name }, { onSuccess: onSaved });
  };
  const { error } = save;
  const atField = error instanceof RequestError ? error.reply?.fields?.[0]?.message : undefined;
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-3">
      <TextInput
        label={copy.listName}
        hint={copy.nameHint}
        value={name}
        maxLength={maxListName}
        autoComplete="off"
        error={atField ?? error?.message}
        onChange={(event) => {
          setName(event.target.value);
          save.reset();
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={name.trim() === ''}
        loading={save.isPending}
        className="sm:justify-self-start"
      >
        {label}
      </Button>
    </form>
  );
}
