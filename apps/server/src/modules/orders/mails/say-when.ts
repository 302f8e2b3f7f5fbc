import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';

/** `Entrega 2 de 2, en preventa: sale el mar 1 de dic`. */
export function whenOf(
  { position, dispatchDate, estimatedDate, state }: OrderDetail['deliveries'][number],
  of: number,
): string {
  const title = of > 1 ? `Entrega ${position} de ${of}` : 'Tu entrega';
  const kind = dispatchDate === null ? '' : ', en preventa';
  if (state === 'cancelled') return `${title}${kind}: cancelada`;
  return `${title}${kind}: sale el ${formatDispatchDate(estimatedDate)}`;
}
