import type { FavouriteList } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Chip, chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { useListChanges } from './favourite-lists.query.ts';
import { listParam } from './favourites-source.ts';
import { LateListNaming } from './list-choice.lazy.ts';

export { NoteAndLists } from './kept-product.tsx';

/** The lists of a person side by side, and what can be done with the one that is looked at. */
export function ListTabs({
  lists,
  listId,
}: {
  lists: readonly FavouriteList[];
  /** Null: «Mis favoritos». */
  listId: string | null;
}) {
  const navigate = useNavigate();
  const { remove } = useListChanges(() => navigate(links.favourites, { replace: true }));
  const [naming, setNaming] = useState<'new' | 'name' | null>(null);
  const looked = lists.find(({ _id }) => _id === listId);
  const own = looked?._id ? { _id: looked._id, name: looked.name } : null;
  return (
    <>
      <div className="min-w-0 basis-full">
        <ChipRow label={copy.lists}>
          {lists.map(({ _id, name, products }) => (
            <AppLink
              key={_id ?? 'own'}
              to={pathOf(_id)}
              replace
              className={chipClass(_id === listId)}
              aria-current={_id === listId ? 'page' : undefined}
            >
              {name}
              <span aria-hidden="true" className="tabular-nums opacity-80">
                {products}
              </span>
              <span className="sr-only">{copy.holds(products)}</span>
            </AppLink>
          ))}
          <Chip start={<Plus size={16} aria-hidden="true" />} onClick={() => setNaming('new')}>
            {copy.newList}
          </Chip>
        </ChipRow>
      </div>
      {own ? (
        <>
          <Button variant="secondary" size="sm" onClick={() => setNaming('name')}>
            {copy.rename}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.mutate(own._id)}
          >
            {copy.remove}
          </Button>
        </>
      ) : null}
      {naming ? (
        <LateWindow>
          <LateListNaming
            list={naming === 'name' ? own : null}
            onClose={() => setNaming(null)}
            onSaved={({ _id }) => {
              setNaming(null);
              void navigate(pathOf(_id), { replace: naming === 'name' });
            }}
          />
        </LateWindow>
      ) : null}
    </>
  );
}

function pathOf(listId: string | null): string {
  return listId === null ? links.favourites : `${links.favourites}?${listParam}=${listId}`;
}
