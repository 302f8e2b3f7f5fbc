import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay, formatHours } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import {
  ink,
  inner,
  needRoom,
  type PrintedDocument,
  page,
  right,
  rule,
  write,
} from '#lib/paper/sheet.ts';

type Delivery = OrderDetail['deliveries'][number];
type Line = Delivery['products'][number];

const row = 13.6;
/** Columns in the order in which they are read: how far from the right each ends, how wide it is. */
const columns = {
  quantity: { end: 172, width: 32 },
  price: { end: 106, width: 62 },
  tax: { end: 72, width: 32 },
  total: { end: 0, width: 70 },
} as const;
const nameWidth = inner - 216;

/** One delivery: when it comes, and its lines. */
export function printDelivery(
  sheet: PrintedDocument,
  delivery: Delivery,
  { deliveries, paymentMethod }: OrderDetail,
): void {
  const of = deliveries.length;
  needRoom(sheet, 24 + 16 + row * 2);
  const y = sheet.y;
  sheet.roundedRect(page.left, y, inner, 22, 4).fill(ink.ground);
  const title = of > 1 ? `Entrega ${delivery.position} de ${of}` : 'Entrega';
  const at = { y: y + 6.5, size: 10 };
  write(sheet, title, { ...at, x: page.left + 10, width: 110, isBold: true, color: ink.plum });
  write(sheet, whenOf(delivery), { ...at, x: page.left + 122, width: 270, color: ink.text });
  const state = stateWords[delivery.state];
  const isGone = delivery.state === 'cancelled';
  const color = isGone ? ink.quiet : delivery.dispatchDate === null ? ink.teal : ink.amber;
  const end = { x: right - 140, width: 130, align: 'right', isBold: true } as const;
  write(sheet, state, { ...at, ...end, size: 9, color });
  sheet.y = y + 28;
  printTitles(sheet);
  for (const line of delivery.products) printLine(sheet, line, isGone);
  if (paymentMethod.isPaidAtDoor && of > 1 && !isGone) printDue(sheet, delivery);
  sheet.y += 12;
}

/** Under its lines: what is paid at the door with this delivery (ADR 27). */
function printDue(sheet: PrintedDocument, { due, shipping }: Delivery): void {
  needRoom(sheet, row + 2);
  const y = sheet.y + 2;
  const of = shipping > 0 ? ' (con el envío)' : '';
  const words = { y, size: 9, isBold: true, align: 'right' } as const;
  write(sheet, `Pagas al recibir esta entrega${of}`, {
    ...words,
    x: page.left + 10,
    width: inner - 100,
    color: ink.plum,
  });
  write(sheet, formatPesos(due), { ...words, x: right - 80, width: 70, color: ink.plum });
  sheet.y = y + row;
}

function whenOf({ state, dispatchDate, estimatedDate, arrivalDate, window }: Delivery): string {
  if (state === 'cancelled') return 'No se despacha';
  if (arrivalDate !== null) {
    const hours = window ? `, de ${formatHours(window.from, window.to)}` : '';
    const arrives = dispatchDate === null ? 'Llega' : 'Preventa · llega';
    return `${arrives} el ${formatDay(arrivalDate)}${hours}`;
  }
  const day = formatDay(estimatedDate);
  if (dispatchDate !== null) return `Preventa · sale el ${day}`;
  return state === 'pending' || state === 'in_preparation' ? `Sale el ${day}` : `Salió el ${day}`;
}

function printTitles(sheet: PrintedDocument): void {
  const { y } = sheet;
  const small = { y, size: 7, color: ink.quiet, isBold: true };
  write(sheet, 'PRODUCTO', { ...small, x: page.left + 10, width: nameWidth });
  const titles = { quantity: 'CANT.', price: 'PRECIO', tax: 'IVA', total: 'TOTAL' } as const;
  for (const [name, { end, width }] of Object.entries(columns)) {
    const title = titles[name as keyof typeof titles];
    write(sheet, title, { ...small, x: right - 10 - end - width, width, align: 'right' });
  }
  sheet.y = y + 12;
}

function printLine(sheet: PrintedDocument, line: Line, isGone: boolean): void {
  needRoom(sheet, row);
  const { y } = sheet;
  const color = isGone ? ink.quiet : ink.text;
  const code = line.versionCode ?? line.code;
  sheet.fontSize(7.5);
  const codeWidth = Math.min(96, sheet.widthOfString(code) + 2);
  const name = [line.name, line.versionName].filter(Boolean).join(' · ');
  write(sheet, name, { x: page.left + 10, y, width: nameWidth - codeWidth - 6, color });
  const codeAt = { x: page.left + 10 + nameWidth - codeWidth, width: codeWidth, y: y + 1 };
  write(sheet, code, { ...codeAt, size: 7.5, color: ink.quiet, align: 'right' });
  const cells = {
    quantity: String(line.quantity),
    price: formatPesos(line.price),
    tax: `${line.taxRate} %`,
    total: formatPesos(line.total),
  };
  for (const [name, { end, width }] of Object.entries(columns)) {
    const isBold = name === 'total' && !isGone;
    const x = right - 10 - end - width;
    write(sheet, cells[name as keyof typeof cells], { x, y, width, color, isBold, align: 'right' });
  }
  rule(sheet, y + row - 3.2);
  sheet.y = y + row;
}
