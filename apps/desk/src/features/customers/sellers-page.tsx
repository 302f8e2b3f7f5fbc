import {
  listSellerInvitations,
  withdrawSellerInvitation,
} from '@matiz/contracts/staff/customers.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { customerCopy as copy } from '#copy/customers.ts';
import { OpenInvitations } from '#parts/invitations/open-invitations.tsx';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { SkeletonRows } from '#parts/table/skeleton-rows.tsx';
import { useCan } from '#session/me.ts';
import { useSellers } from './use-sellers.ts';

const calls = { list: listSellerInvitations, withdraw: withdrawSellerInvitation };

/** Who sells, with how many customers, and who was invited to. */
export function SellersPage() {
  const mayWrite = useCan('customers:write');
  const { data, error, refetch } = useSellers();
  const sellers = data?.results;
  return (
    <>
      <section className="p-4 lg:p-6">
        <header className="flex min-h-11 flex-wrap items-center gap-3">
          <h1 className="mr-auto text-xl">{copy.sellersTitle}</h1>
          {mayWrite ? (
            <Link to="/vendedores/nuevo" className={buttonClass({ size: 'sm' })}>
              <Plus size={16} aria-hidden />
              {copy.inviteSeller}
            </Link>
          ) : null}
        </header>
        <p className="mb-4 max-w-prose text-ink-soft">{copy.sellersLead}</p>
        {error && !sellers ? (
          <ListProblem error={error} retry={() => void refetch()} />
        ) : sellers?.length === 0 ? (
          <p className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
            {copy.sellersEmpty}
          </p>
        ) : (
          <div className="max-w-4xl overflow-x-auto rounded-md border border-line bg-surface">
            <table aria-label={copy.sellersTitle} className="w-full">
              <thead className="bg-sunken text-left text-xs text-ink-soft">
                <tr>
                  <th scope="col" className="px-(--cell) py-2">
                    {copy.seller}
                  </th>
                  <th scope="col" className="px-(--cell) py-2">
                    {copy.email}
                  </th>
                  <th scope="col" className="px-(--cell) py-2 text-right">
                    {copy.customersOf}
                  </th>
                </tr>
              </thead>
              <tbody>
                {sellers?.map(({ id, name, email, customers }) => (
                  <tr key={id} className="h-(--row) border-t border-line">
                    <th scope="row" className="px-(--cell) text-left font-medium">
                      {name}
                    </th>
                    <td className="px-(--cell)">{email}</td>
                    <td className="px-(--cell) text-right tabular-nums">
                      <Link
                        to={`/clientes?f.seller=${id}`}
                        aria-label={copy.seeCustomers(name, customers)}
                        className="text-accent hover:underline"
                      >
                        {customers}
                      </Link>
                    </td>
                  </tr>
                )) ?? <SkeletonRows columns={3} />}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <OpenInvitations calls={calls} mayWrite={mayWrite} />
    </>
  );
}
