import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { showDocument } from '@matiz/domain/identity/document.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { customerCopy as copy } from '#copy/customers.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { AssignBulk } from './assign-bulk.tsx';
import { useSellers } from './use-sellers.ts';

const states = ['approved', 'waiting', 'incomplete', 'rejected', 'blocked'] as const;

/** The businesses that buy: found, narrowed, and given to sellers many at once. */
export function CustomersTable() {
  const mayWrite = useCan('customers:write');
  const { data: sellers } = useSellers();
  return (
    <ResourceTable
      title={copy.title}
      list={listCustomers}
      columns={[
        {
          id: 'name',
          head: copy.business,
          order: 'name',
          cell: ({ businessName }) => businessName,
          text: ({ businessName }) => businessName,
        },
        {
          id: 'document',
          head: copy.document,
          cell: ({ documentType, documentNumber }) => showDocument(documentType, documentNumber),
        },
        { id: 'city', head: copy.city, cell: ({ city }) => city, text: ({ city }) => city },
        {
          id: 'phone',
          head: copy.phone,
          cell: ({ phone }) => phone,
          text: ({ phone }) => phone ?? '',
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ status, blockReason }) =>
            blockReason === null ? (
              copy.states[status]
            ) : (
              <span title={blockReason} className="font-semibold text-danger">
                {copy.blocked}
              </span>
            ),
          text: ({ status, blockReason }) =>
            blockReason === null ? copy.states[status] : copy.blocked,
        },
        {
          id: 'sellers',
          head: copy.sellers,
          cell: ({ sellers: own }) => own.map(({ name }) => name).join(', '),
        },
        {
          id: 'lastOrder',
          head: copy.lastOrder,
          cell: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : copy.never),
          text: ({ lastOrderAt }) => lastOrderAt ?? '',
        },
        {
          id: 'created',
          head: copy.since,
          order: 'created',
          cell: ({ createdAt }) => formatDate(createdAt),
          text: ({ createdAt }) => createdAt,
          isExtra: true,
        },
        {
          id: 'type',
          head: copy.type,
          cell: ({ tradeType }) => tradeType,
          text: ({ tradeType }) => tradeType,
          isExtra: true,
        },
        {
          id: 'tier',
          head: copy.tier,
          cell: ({ tier }) => tier,
          text: ({ tier }) => tier,
          isExtra: true,
        },
        {
          id: 'email',
          head: copy.email,
          cell: ({ email }) => email,
          text: ({ email }) => email ?? '',
          isExtra: true,
        },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: states.map((value) => ({ value, label: copy.filters[value] })),
        },
        {
          name: 'seller',
          label: copy.sellers,
          choices: [
            { value: 'none', label: copy.noSeller },
            ...(sellers?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
      ]}
      open={({ id }) => `/clientes/${id}`}
      nameOf={({ businessName }) => businessName}
      empty={copy.empty}
      bulk={
        mayWrite ? (chosen, finish) => <AssignBulk chosen={chosen} finish={finish} /> : undefined
      }
    />
  );
}
