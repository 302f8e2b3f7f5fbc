import { listStaffPaymentMethods } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { paymentCopy as copy } from '#copy/settings.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

const number = new Intl.NumberFormat('es-CO');

interface Movement {
  readonly movement: keyof typeof copy.movements;
  readonly movementKind: string | null;
  readonly movementAmount: number | null;
}

/** `Recargo $ 3.900`, `Descuento 2,5 %`. */
function movementOf({ movement, movementKind, movementAmount }: Movement): string {
  if (movement === 'none' || movementAmount === null) return copy.movements.none;
  const size =
    movementKind === 'percentage'
      ? `${number.format(movementAmount)} %`
      : formatPesos(movementAmount);
  return `${copy.movements[movement]} ${size}`;
}

interface MethodState {
  readonly isEnabled: boolean;
  readonly lacksKeys: boolean;
}
const stateOf = ({ isEnabled, lacksKeys }: MethodState) => {
  if (!isEnabled) return copy.off;
  return lacksKeys ? copy.lacksKeys : copy.on;
};
const limitOf = ({ maxAmount }: { maxAmount: number | null }) =>
  maxAmount === null ? copy.noLimit : copy.upTo(formatPesos(maxAmount));

export function PaymentMethodsTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffPaymentMethods}
      columns={[
        { id: 'name', head: copy.name, cell: ({ name }) => name, text: ({ name }) => name },
        { id: 'state', head: copy.state, cell: stateOf, text: stateOf },
        {
          id: 'way',
          head: copy.way,
          cell: ({ way }) => copy.ways[way],
          text: ({ way }) => copy.ways[way],
        },
        { id: 'movement', head: copy.movement, cell: movementOf, text: movementOf },
        { id: 'limits', head: copy.limits, cell: limitOf, text: limitOf },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: [
            { value: 'on', label: copy.on },
            { value: 'off', label: copy.off },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/pagos/${id}`}
      nameOf={({ name }) => name}
      empty={copy.empty}
    />
  );
}
