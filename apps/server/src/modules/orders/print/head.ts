import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { type Seller, sellerLine } from '@matiz/domain/shop/seller-line.ts';
import { ink, inner, type PrintedDocument, page, right, rule, write } from './sheet.ts';

/** The tones of the strip that is Matiz's sign. */
const strip = ['#2b1a16', '#5a3426', '#8f5a35', '#c08a52', '#e2c08a'];

export function printHead(sheet: PrintedDocument, order: OrderDetail): void {
  sheet.rect(0, 0, page.width, 100).fill(ink.ground);
  write(sheet, 'Matiz', {
    x: page.left,
    y: 26,
    width: 160,
    size: 28,
    isBold: true,
    color: ink.plum,
  });
  strip.forEach((tone, index) => {
    sheet.roundedRect(page.left + index * 18, 66, 15, 15, 3).fill(tone);
  });
  const side = { x: right - 300, width: 300, align: 'right' } as const;
  write(sheet, 'PEDIDO', { ...side, y: 28, size: 8, isBold: true, color: ink.berry });
  write(sheet, order.code, { ...side, y: 40, size: 20, isBold: true, color: ink.plum });
  const day = formatDay(bogotaDate(new Date(order.placedAt)));
  const year = bogotaDate(new Date(order.placedAt)).slice(0, 4);
  const placed = `${day} de ${year} · ${stateWords[order.state]}`;
  write(sheet, placed, { ...side, y: 67, size: 9.5, color: ink.quiet });
  printParties(sheet, order);
  sheet.y = 174;
}

function printParties(
  sheet: PrintedDocument,
  { customer, address, paymentMethod, placedBy }: OrderDetail,
) {
  const width = inner / 3 - 14;
  const columns: [string, string[]][] = [
    ['CLIENTE', [customer.businessName, customer.name, `Pedido por ${placedBy}`]],
    [
      'SE ENTREGA EN',
      [address.title ?? address.address, address.title ? address.address : '', placeOf(address)],
    ],
    ['FORMA DE PAGO', [paymentMethod.name]],
  ];
  columns.forEach(([title, lines], index) => {
    const x = page.left + index * (inner / 3);
    write(sheet, title, { x, y: 114, width, size: 7, isBold: true, color: ink.berry });
    lines
      .filter((line) => line !== '')
      .forEach((line, row) => {
        const isFirst = row === 0;
        const color = isFirst ? ink.text : ink.quiet;
        write(sheet, line, { x, y: 126 + row * 12, width, size: 9, isBold: isFirst, color });
      });
  });
}

/** Bogotá is a city and a department of one name. */
function placeOf({ city, state }: OrderDetail['address']): string {
  return state.startsWith(city) ? city : `${city}, ${state}`;
}

/** On every page: who sells, what this paper is not, and which page it is. */
export function printFoot(sheet: PrintedDocument, { code }: OrderDetail, seller: Seller): void {
  const { count } = sheet.bufferedPageRange();
  for (let number = 0; number < count; number += 1) {
    sheet.switchToPage(number);
    // Below the margin a text would begin a page of its own.
    sheet.page.margins.bottom = 0;
    const y = page.height - 38;
    const small = { y, size: 7.5, color: ink.quiet };
    const sold = sellerLine(seller);
    rule(sheet, y - (sold === '' ? 8 : 19));
    if (sold !== '') write(sheet, sold, { ...small, y: y - 11, x: page.left, width: inner });
    write(sheet, 'Resumen de tu pedido; no es factura de venta. Precios con IVA incluido.', {
      ...small,
      x: page.left,
      width: 380,
    });
    const label = count > 1 ? `${code} · Página ${number + 1} de ${count}` : code;
    write(sheet, label, { ...small, x: right - 160, width: 160, align: 'right' });
  }
}
