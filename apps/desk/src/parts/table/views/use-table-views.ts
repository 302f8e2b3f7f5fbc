import { RequestError } from '@matiz/client/request-error.ts';
import {
  listTableViews,
  removeTableView,
  saveTableView,
  type TableView,
} from '@matiz/contracts/staff/table-views.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { viewsCopy as copy } from '#copy/table/views.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

const freshMs = 60_000;
const none: readonly TableView[] = [];

/** The kept views of a list, one's own first; none while they are not known. */
export function useTableViews(list: string) {
  const request = useRequest();
  const client = useQueryClient();
  const key = ['views', list];
  const found = useQuery({
    queryKey: key,
    queryFn: () => request(listTableViews, { query: { list } }),
    staleTime: freshMs,
  });
  const save = useMutation({
    mutationFn: ({ name, search, columns, isShared }: Omit<TableView, 'by'>) =>
      request(saveTableView, { body: { list, name, search, columns, isShared } }),
    onSuccess: (reply) => client.setQueryData(key, reply),
  });
  const remove = useMutation({
    mutationFn: ({ name }: TableView) => request(removeTableView, { query: { list, name } }),
    onSuccess(reply, view) {
      client.setQueryData(key, reply);
      const action = { label: copy.undo, onAction: () => save.mutate(view) };
      toast({ message: copy.removed(view.name), action });
    },
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
  });
  return { views: found.data?.results ?? none, save, remove };
}
