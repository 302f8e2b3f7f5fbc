import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import { printFoot } from '#lib/paper/head.ts';
import { makePdf, type PrintedPaper } from '#lib/paper/make-pdf.ts';
import { printDelivery } from './delivery.ts';
import { printParties } from './parties.ts';
import { printTotals } from './totals.ts';

/**
 * An order on a sheet of paper (carta): who, where to, its deliveries with their lines, and what is
 * to pay with the IVA inside, and who sells. One page for up to some forty lines, else as many as it takes.
 */
export async function printOrder(
  order: OrderDetail,
  seller: Seller,
  logo: Buffer | null = null,
): Promise<PrintedPaper> {
  const { code } = order;
  const title = `Pedido ${code}`;
  const madeAt = new Date(order.placedAt);
  const note = 'Resumen de tu pedido; no es factura de venta. Precios con IVA incluido.';
  const bytes = await makePdf({ title, author: seller.name || 'Matiz', madeAt }, (sheet) => {
    printParties(sheet, order, logo);
    for (const delivery of order.deliveries) printDelivery(sheet, delivery, order);
    printTotals(sheet, order);
    printFoot(sheet, { name: code, note }, seller);
  });
  return { name: `Matiz ${code}.pdf`, bytes };
}
