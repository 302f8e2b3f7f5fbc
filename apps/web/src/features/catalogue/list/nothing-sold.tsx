import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { homeCopy as copy } from '#copy/home.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { menuQuery } from '../catalogue.queries.ts';

/** A shop on its first day: what there is nothing of yet, and for its owner where to go on. */
export function NothingSold() {
  const { data } = useQuery(menuQuery(useRequest()));
  const visitor = useMe();
  if (!data || data.categories.length > 0) return null;
  const isKeeper = visitor?.scopes.includes('settings:read') ?? false;
  return (
    <EmptyState
      title={copy.nothingSold}
      action={
        isKeeper ? (
          <a href="/desk/empezar" className="text-accent underline">
            {copy.toFirstDay}
          </a>
        ) : null
      }
    >
      {copy.nothingSoldText}
    </EmptyState>
  );
}
