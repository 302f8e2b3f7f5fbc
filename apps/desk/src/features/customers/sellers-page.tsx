import {
  listSellerInvitations,
  listSellerRows,
  withdrawSellerInvitation,
} from '@matiz/contracts/staff/customers.ts';
import { customerCopy as copy } from '#copy/customers.ts';
import { OpenInvitations } from '#parts/invitations/open-invitations.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

const calls = { list: listSellerInvitations, withdraw: withdrawSellerInvitation };

/** Who sells, with how many customers, and who was invited to. */
export function SellersPage() {
  const mayWrite = useCan('customers:write');
  return (
    <>
      <ResourceTable
        title={copy.sellersTitle}
        lead={copy.sellersLead}
        list={listSellerRows}
        columns={[
          {
            id: 'name',
            head: copy.seller,
            order: 'name',
            cell: ({ name }) => name,
            text: ({ name }) => name,
          },
          { id: 'email', head: copy.email, cell: ({ email }) => email, text: ({ email }) => email },
          {
            id: 'customers',
            head: copy.customersOf,
            align: 'end',
            cell: ({ customers }) => customers,
            text: ({ customers }) => customers,
          },
        ]}
        open={({ id }) => `/clientes?f.seller=${id}`}
        nameOf={({ name, customers }) => copy.seeCustomers(name, customers)}
        {...(mayWrite
          ? { create: { to: '/vendedores/nuevo', thing: copy.seller, label: copy.inviteSeller } }
          : {})}
        empty={copy.sellersEmpty}
      />
      <OpenInvitations calls={calls} mayWrite={mayWrite} />
    </>
  );
}
