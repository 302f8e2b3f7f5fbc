import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import PDFDocument from 'pdfkit';
import { printDelivery } from './delivery.ts';
import { printFoot, printHead } from './head.ts';
import { page } from './sheet.ts';
import { printTotals } from './totals.ts';

export interface PrintedOrder {
  /** For the file that someone keeps. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * An order on a sheet of paper (carta): who, where to, its deliveries with their lines, and what is
 * to pay with the IVA inside, and who sells. One page for up to some forty lines, else as many as it takes.
 */
export async function printOrder(order: OrderDetail, seller: Seller): Promise<PrintedOrder> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.left },
    lang: 'es-CO',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `Pedido ${order.code}`,
      Author: seller.name || 'Matiz',
      CreationDate: new Date(order.placedAt),
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  printHead(doc, order);
  for (const delivery of order.deliveries) printDelivery(doc, delivery, order);
  printTotals(doc, order);
  printFoot(doc, order, seller);
  doc.end();
  await ended;
  return { name: `Matiz ${order.code}.pdf`, bytes: Buffer.concat(chunks) };
}
