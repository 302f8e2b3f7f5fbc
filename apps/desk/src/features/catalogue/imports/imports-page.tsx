import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import { beginImport, listImports } from '@matiz/contracts/staff/catalogue/imports.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { importCopy as copy } from '#copy/catalogue/imports.ts';
import { useRequest } from '#lib/services.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { ImportDropZone } from './import-drop-zone.tsx';
import { sayState } from './say-state.ts';
import { useSending } from './use-sending.ts';

type Count = keyof typeof copy.counts;

/** Where files are handed over, and what became of those before. */
export function ImportsPage() {
  const mayWrite = useCan('catalogue:write');
  return (
    <div className="p-4 lg:p-6">
      {mayWrite ? <NewImport /> : null}
      <ResourceTable
        title={copy.history}
        isPart
        list={listImports}
        columns={[
          {
            id: 'file',
            head: copy.file,
            cell: ({ fileName }) => fileName,
            text: ({ fileName }) => fileName,
          },
          {
            id: 'supplier',
            head: copy.supplierColumn,
            cell: ({ supplier }) => supplier,
            text: ({ supplier }) => supplier,
          },
          { id: 'state', head: copy.state, cell: sayState, text: sayState },
          ...(Object.keys(copy.counts) as Count[]).map((name) => ({
            id: name,
            head: copy.counts[name],
            align: 'end' as const,
            cell: ({ counts }: { counts: Record<Count, number> | null }) => counts?.[name] ?? '–',
            text: ({ counts }: { counts: Record<Count, number> | null }) => counts?.[name] ?? '',
          })),
          { id: 'by', head: copy.by, cell: ({ by }) => by, text: ({ by }) => by },
          {
            id: 'at',
            head: copy.when,
            order: 'at',
            cell: ({ createdAt }) => formatMoment(createdAt),
            text: ({ createdAt }) => createdAt,
          },
        ]}
        filters={[
          {
            name: 'state',
            label: copy.state,
            choices: Object.entries(copy.filterState).map(([value, label]) => ({ value, label })),
          },
        ]}
        open={({ id }) => `/importar/${id}`}
        nameOf={({ fileName }) => fileName}
        empty={copy.empty}
      />
    </div>
  );
}

function NewImport() {
  const request = useRequest();
  const client = useQueryClient();
  const navigate = useNavigate();
  const supplierId = useId();
  const [supplier, setSupplier] = useState('');
  const { sending, send } = useSending();
  const take = async (file: File) => {
    const body = { name: file.name, size: file.size, supplier: supplier.trim() };
    const [fault] = beginImport.body.safeParse(body, { error: fieldMessage }).error?.issues ?? [];
    if (fault) {
      toast({ message: fault.message, tone: 'danger' });
      return;
    }
    const id = await send(file, async () => (await request(beginImport, { body })).result);
    void client.invalidateQueries({ queryKey: ['list'] });
    if (id !== null) void navigate(`/importar/${id}`);
  };
  return (
    <section className="mb-8">
      <h1 className="text-xl">{copy.title}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{copy.lead}</p>
      <ImportDropZone sending={sending} take={(file) => void take(file)} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <label htmlFor={supplierId} className="text-ink-soft">
          {copy.supplier}
        </label>
        <input
          id={supplierId}
          value={supplier}
          maxLength={80}
          onChange={({ target }) => setSupplier(target.value)}
          className="h-(--control) w-64 rounded-sm border border-line-strong bg-surface px-2.5"
        />
        <span className="text-xs text-ink-soft">{copy.supplierHint}</span>
      </div>
    </section>
  );
}
