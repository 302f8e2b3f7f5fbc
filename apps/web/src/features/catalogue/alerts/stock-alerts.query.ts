import type { Request } from '@matiz/client/request.ts';
import {
  addStockAlert,
  listStockAlerts,
  removeStockAlert,
  type StockAlert,
} from '@matiz/contracts/cart/stock-alerts.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { alertFailure } from '#lib/alert-failure.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';

function stockAlertsQuery(request: Request) {
  return queryOptions({
    queryKey: ['stock-alerts'],
    queryFn: async (): Promise<StockAlert[]> => (await request(listStockAlerts, {})).result,
  });
}

/** What this person waits for, and how to begin and to stop. */
export function useStockAlerts() {
  const request = useRequest();
  const client = useQueryClient();
  const isVisitor = isGuest(useMe());
  const query = stockAlertsQuery(request);
  const { data = [] } = useQuery({ ...query, enabled: !isVisitor });
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const add = useMutation({
    mutationFn: (wanted: { readonly productId: string; readonly versionCode: string | null }) =>
      request(addStockAlert, { body: wanted }),
    onSuccess: ({ message, result }, { productId }) => {
      toast({ tone: 'success', message });
      // It is back: the page shows what it did not know yet.
      if (!result.isWaiting) void client.invalidateQueries({ queryKey: ['product', productId] });
    },
    onError: alertFailure,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (versionCode: string) => request(removeStockAlert, { body: { versionCode } }),
    onError: alertFailure,
    onSettled: refresh,
  });
  return {
    alerts: data,
    isVisitor,
    isBusy: add.isPending || remove.isPending,
    add: add.mutate,
    remove: remove.mutate,
  };
}
