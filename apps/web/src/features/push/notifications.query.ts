import type { Request } from '@matiz/client/request.ts';
import {
  listNotifications,
  readNotifications,
  type ToldNotification,
} from '@matiz/contracts/push.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useServices } from '#lib/services.ts';

const notificationsKey = ['notifications'] as const;

/** What the own business was told, the last first. */
export function notificationsQuery(request: Request) {
  return queryOptions({
    queryKey: notificationsKey,
    queryFn: async () => (await request(listNotifications, { query: {} })).results,
  });
}

/** Marks as read at once; what the server did not hear of is unread again when it is asked next. */
export function useReadNotifications() {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: (ids: readonly string[]) => request(readNotifications, { body: { ids: [...ids] } }),
    async onMutate(ids) {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      queryClient.setQueryData<ToldNotification[]>(notificationsKey, (before) =>
        before?.map((note) => (ids.includes(note._id) ? { ...note, isRead: true } : note)),
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
}
