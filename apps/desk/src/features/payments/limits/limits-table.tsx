import { listPaymentLimits } from '@matiz/contracts/staff/payments/payment-limits.ts';
import { limitCopy as copy } from '#copy/payments/payment-limits.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { sayLimit } from './say-limit.ts';
import { useMethods } from './use-methods.ts';

const ofWhom = ({ zoneId }: { zoneId: string | null }) =>
  zoneId === null ? copy.ofs.customer : copy.ofs.zone;

/** What methods take in single zones, or from single customers. */
export function PaymentLimitsTable() {
  const mayWrite = useCan('settings:write');
  const methods = useMethods() ?? [];
  return (
    <ResourceTable
      title={copy.title}
      list={listPaymentLimits}
      columns={[
        {
          id: 'method',
          head: copy.method,
          cell: ({ methodName }) => methodName,
          text: ({ methodName }) => methodName,
        },
        { id: 'of', head: copy.of, cell: ofWhom, text: ofWhom },
        { id: 'whose', head: copy.whose, cell: ({ whose }) => whose, text: ({ whose }) => whose },
        { id: 'takes', head: copy.takes, cell: sayLimit, text: sayLimit },
      ]}
      filters={[
        { name: 'method', label: copy.method, choices: methods },
        {
          name: 'of',
          label: copy.of,
          choices: [
            { value: 'zone', label: copy.ofs.zone },
            { value: 'customer', label: copy.ofs.customer },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/limites-de-pago/${id}`}
      nameOf={({ methodName, whose }) => copy.name(methodName, whose)}
      {...(mayWrite ? { create: { to: '/ajustes/limites-de-pago/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
