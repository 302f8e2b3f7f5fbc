import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { printColumns, printHead } from '#lib/paper/head.ts';
import type { PrintedDocument } from '#lib/paper/sheet.ts';

/** Which order, since when, of whom, where to and how it is paid. */
export function printParties(
  sheet: PrintedDocument,
  order: OrderDetail,
  logo: Buffer | null,
): void {
  const { customer, address, paymentMethod, placedBy } = order;
  const date = bogotaDate(new Date(order.placedAt));
  const below = `${formatDay(date)} de ${date.slice(0, 4)} · ${stateWords[order.state]}`;
  printHead(sheet, { kind: 'PEDIDO', title: order.code, below }, logo);
  printColumns(sheet, [
    ['CLIENTE', [customer.businessName, customer.name, `Pedido por ${placedBy}`]],
    [
      'SE ENTREGA EN',
      [address.title ?? address.address, address.title ? address.address : '', placeOf(address)],
    ],
    ['FORMA DE PAGO', [paymentMethod.name]],
  ]);
}

/** Bogotá is a city and a department of one name. */
function placeOf({ city, state }: OrderDetail['address']): string {
  return state.startsWith(city) ? city : `${city}, ${state}`;
}
