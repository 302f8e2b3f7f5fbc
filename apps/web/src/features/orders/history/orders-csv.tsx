import { listOrders } from '@matiz/contracts/orders.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ordersTableCopy as copy } from '#copy/orders/orders-table.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { saveFile } from '#lib/save-file.ts';
import { useRequest } from '#lib/services.ts';
import { writeCsv } from '#lib/write-csv.ts';
import { arrivalOf } from './arrival-of.ts';
import type { OrderFilter } from './order-filter.ts';

/** A file holds so many pages of 20 at most: the one who has more asks by dates. */
const mostPages = 100;

/** Every order that the filter leaves, in its order, as a file for a spreadsheet. */
export function OrdersCsv({ filter }: { filter: OrderFilter }) {
  const request = useRequest();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const rows: string[][] = [[...copy.columns]];
      let isCut = false;
      for (let page = 1; page <= mostPages; page += 1) {
        const { result, totalPage } = await request(listOrders, {
          query: { ...filter, page: String(page) },
        });
        for (const order of result) {
          const { code, placedAt, customerName, placedBy, state, units, total, due } = order;
          rows.push([
            code,
            formatDate(placedAt),
            customerName,
            placedBy,
            stateWords[state],
            arrivalOf(order),
            String(units),
            String(total),
            String(due),
          ]);
        }
        if (page >= totalPage) break;
        isCut = page === mostPages;
      }
      return { csv: writeCsv(rows), orders: rows.length - 1, isCut };
    },
    onSuccess({ csv, orders, isCut }) {
      saveFile(copy.file(bogotaDate(new Date())), csv, 'text/csv;charset=utf-8');
      if (isCut) toast({ message: copy.cut(orders) });
    },
    onError: alertFailure,
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      start={<Download size={16} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {copy.download}
    </Button>
  );
}
