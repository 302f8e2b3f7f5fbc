import { RequestError } from '@matiz/client/request-error.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import {
  adjustStock,
  countStock,
  type listStock,
  readStock,
  transferStock,
} from '@matiz/contracts/staff/stock.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { stockCopy as copy } from '#copy/stock.ts';
import { useRequest } from '#lib/services.ts';
import { ActDialog } from '#parts/form/act-dialog.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { reasonField } from '#parts/reason/reason-control.tsx';

export type StockRow = RowOf<typeof listStock>;
export type StockActKind = 'adjust' | 'count' | 'transfer';

interface StockActProps {
  readonly kind: StockActKind;
  readonly row: StockRow;
  readonly close: () => void;
}

const reason: FormField = { name: 'reason', label: copy.whyOptional, kind: { is: 'text' } };
const units: FormField = { name: 'units', label: copy.howMany, kind: { is: 'number' } };

const adjustFields: readonly FormField[] = [
  {
    name: 'direction',
    label: copy.direction,
    initial: 'take',
    kind: {
      is: 'choice',
      choices: [
        { value: 'take', label: copy.take },
        { value: 'add', label: copy.add },
      ],
    },
  },
  units,
  reasonField('adjust', copy.why, copy.whyHint),
];
const adjustSchema = z.object({
  direction: z.enum(['take', 'add']),
  units: transferStock.body.shape.units,
  reason: adjustStock.body.shape.reason,
});
const countFields: readonly FormField[] = [
  { name: 'counted', label: copy.counted, hint: copy.countedHint, kind: { is: 'number' } },
  reason,
];
const countSchema = countStock.body.pick({ counted: true, reason: true });
const transferSchema = transferStock.body.pick({ units: true, toWarehouseId: true, reason: true });

/** Counts, corrects or moves the stock of one option in one warehouse. */
export function StockAct({ kind, row: first, close }: StockActProps) {
  const request = useRequest();
  const client = useQueryClient();
  const warehouses = useWarehouseChoices();
  const [row, setRow] = useState(first);
  const at = { id: row.id, version: row.version };

  /** What others changed meanwhile is shown, and what was written stays to be sent again. */
  async function send(deed: () => Promise<string>): Promise<void> {
    try {
      toast({ message: await deed() });
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['stock'] });
    } catch (error) {
      if (!(error instanceof RequestError) || error.reply?.code !== 'ROW_CHANGED') throw error;
      setRow((await request(readStock, { query: { id: row.id } })).result);
      throw error;
    }
  }
  const said = ({ result, short }: { result: StockRow; short: number }) =>
    short > 0 ? copy.short(short) : copy.saved(result.physical);
  const shared = {
    title: copy.ofUnit(copy[kind], [row.product, row.option].filter(Boolean).join(' ')),
    children: (
      <p className="mt-1 text-ink-soft" aria-live="polite">
        {row.code} · {row.warehouse}. {copy.now(row.physical, row.promised)}
      </p>
    ),
    label: copy[kind],
    close,
  };
  if (kind === 'adjust') {
    return (
      <ActDialog
        {...shared}
        fields={adjustFields}
        schema={adjustSchema}
        act={({ direction, units: n, reason: why }) =>
          send(async () => {
            const delta = direction === 'take' ? -n : n;
            return said(await request(adjustStock, { body: { ...at, delta, reason: why } }));
          })
        }
      />
    );
  }
  if (kind === 'count') {
    return (
      <ActDialog
        {...shared}
        fields={countFields}
        schema={countSchema}
        act={(values) =>
          send(async () =>
            said(await request(countStock, { body: { ...at, seen: row.physical, ...values } })),
          )
        }
      />
    );
  }
  const others = warehouses.filter(({ value }) => value !== row.warehouseId);
  return (
    <ActDialog
      {...shared}
      fields={[
        units,
        { name: 'toWarehouseId', label: copy.to, kind: { is: 'choice', choices: others } },
        reason,
      ]}
      schema={transferSchema}
      act={(values) =>
        send(async () => {
          const { to } = await request(transferStock, { body: { ...at, ...values } });
          return copy.moved(values.units, to.warehouse);
        })
      }
    />
  );
}
