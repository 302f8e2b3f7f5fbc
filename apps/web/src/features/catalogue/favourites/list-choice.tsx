import type { FavouriteList } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { maxFavouriteNote } from '@matiz/contracts/catalogue/favourites.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { useRequest } from '#lib/services.ts';
import { useListedProduct } from './favourite-lists.query.ts';
import { favouriteListsQuery } from './favourites-source.ts';
import { ListNameForm } from './list-name-form.tsx';

/** In which lists a product is, and what is noted of it in the one that is looked at. */
export function ListChoice({
  product: { productId, name },
  listId = null,
  onClose,
}: {
  product: { readonly productId: string; readonly name: string };
  /** The list that is looked at; null: «Mis favoritos». */
  listId?: string | null;
  onClose: () => void;
}) {
  const lists = useQuery(favouriteListsQuery(useRequest(), productId));
  const { put } = useListedProduct(productId);
  const [isNaming, setNaming] = useState(false);
  const looked = lists.data?.find(({ _id }) => _id === listId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.choose}
      description={name || undefined}
      size="sm"
      footer={<Button onClick={onClose}>{copy.done}</Button>}
    >
      {lists.isError ? <Notification color="red">{lists.error.message}</Notification> : null}
      {lists.data ? (
        <div className="grid gap-5">
          <ul className="grid gap-1">
            {lists.data.map((list) => (
              <li key={list._id ?? 'own'}>
                <ListBox
                  list={list}
                  onChange={(isIn) => put.mutateAsync({ listId: list._id, isIn })}
                />
              </li>
            ))}
          </ul>
          {isNaming ? (
            <ListNameForm
              label={copy.createAndKeep}
              onSaved={({ _id }) => {
                setNaming(false);
                put.mutate({ listId: _id, isIn: true });
              }}
            />
          ) : (
            <Button variant="soft" size="sm" onClick={() => setNaming(true)}>
              {copy.newList}
            </Button>
          )}
          {looked?.has ? <NoteForm key={looked.note} productId={productId} list={looked} /> : null}
        </div>
      ) : lists.isError ? null : (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> {copy.loading}
        </p>
      )}
    </Dialog>
  );
}

/** A list is made, or its name changed. */
export function ListNaming({
  list,
  onClose,
  onSaved,
}: {
  /** Null: one that is new. */
  list: { readonly _id: string; readonly name: string } | null;
  onClose: () => void;
  onSaved: (list: { readonly _id: string }) => void;
}) {
  return (
    <Dialog open onOpenChange={onClose} title={list ? copy.rename : copy.newList} size="sm">
      <ListNameForm list={list} label={list ? copy.saveName : copy.create} onSaved={onSaved} />
    </Dialog>
  );
}

/** Ticked within the press; as the server has it once it said so and the lists were read again. */
function ListBox({
  list: { name, has },
  onChange,
}: {
  list: FavouriteList;
  /** Settles when the lists are as the server has them; says itself what failed. */
  onChange: (isIn: boolean) => Promise<unknown>;
}) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isIn: boolean) => {
    if (wanted !== null) return;
    setWanted(isIn);
    await onChange(isIn).catch(() => undefined);
    setWanted(null);
  };
  return (
    <Checkbox
      label={name}
      checked={wanted ?? has}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}

function NoteForm({ productId, list }: { productId: string; list: FavouriteList }) {
  const { note } = useListedProduct(productId);
  const [text, setText] = useState(list.note ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!note.isPending) note.mutate({ listId: list._id, text });
  };
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-3">
      <TextArea
        label={copy.note(list.name)}
        hint={copy.noteHint}
        rows={2}
        value={text}
        maxLength={maxFavouriteNote}
        error={note.error?.message}
        // It is one line: what is pasted in several becomes one.
        onChange={(event) => setText(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={text.trim() === (list.note ?? '')}
        loading={note.isPending}
        className="sm:justify-self-start"
      >
        {copy.saveNote}
      </Button>
    </form>
  );
}
