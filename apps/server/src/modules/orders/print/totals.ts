import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { splitDue } from '@matiz/domain/payments/credit/credit-part.ts';
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

const row = 14;

/** What is to pay on the right, and the IVA inside it on the left. */
export function printTotals(sheet: PrintedDocument, order: OrderDetail): void {
  const rows = rowsOf(order);
  const taxes = taxesOf(order);
  needRoom(sheet, Math.max(rows.length, taxes.length + 1) * row + 40 + 2 * row);
  const top = sheet.y + 4;
  printTaxes(sheet, taxes, top);
  const x = right - 240;
  rows.forEach(([title, amount], index) => {
    const y = top + index * row;
    write(sheet, title, { x, y, width: 130, color: ink.quiet });
    write(sheet, amount, { x: x + 130, y, width: 100, align: 'right' });
  });
  const y = top + rows.length * row + 4;
  sheet.roundedRect(x - 10, y - 5, 250, 28, 5).fill(ink.plum);
  const total = { y: y + 3, size: 12, isBold: true, color: '#ffffff' };
  write(sheet, 'Total', { ...total, x, width: 90 });
  write(sheet, formatPesos(order.due), { ...total, x: x + 90, width: 140, align: 'right' });
  sheet.y = y + 34;
  for (const [title, amount] of partsOf(order)) {
    write(sheet, title, { x, y: sheet.y, width: 130, color: ink.quiet });
    write(sheet, amount, { x: x + 130, y: sheet.y, width: 100, align: 'right' });
    sheet.y += row;
  }
}

function rowsOf({
  totals,
  cancelled,
  paymentMethod,
  discounts,
  deliveries,
}: OrderDetail): [string, string][] {
  const express = deliveries.reduce((sum, { window }) => sum + (window?.charge ?? 0), 0);
  const rows: [string, number][] = [
    ['Subtotal', totals.subtotal],
    ['Descuentos', -totals.discount],
    ...discounts.map(({ isAutomatic, code, title, goods }): [string, number] => [
      isAutomatic ? title : `Cupón ${code}`,
      -goods,
    ]),
    ['Envío', totals.shipping - express],
    ['Entrega exprés', express],
    [paymentMethod.name, totals.paymentAdjustment],
    ['Cancelado', -cancelled],
  ];
  return rows
    .filter(([title, amount]) => amount !== 0 || title === 'Subtotal' || title === 'Envío')
    .map(([title, amount]) => [
      title,
      title === 'Envío' && amount === 0 ? 'Gratis' : formatPesos(amount),
    ]);
}

/** How much of it goes on credit, and how much by its method. */
function partsOf({ totals, cancelled, creditPart, methodDue, paymentMethod }: OrderDetail) {
  if (creditPart === 0) return [];
  const { credit } = splitDue({ total: totals.total, cancelled, creditPart });
  return [
    ['A crédito', formatPesos(credit)],
    [paymentMethod.name, formatPesos(methodDue)],
  ] as const;
}

interface Tax {
  readonly rate: number;
  readonly tax: number;
  readonly base: number;
}

/** The IVA of what is still to come, by rate. */
function taxesOf({ deliveries }: OrderDetail): Tax[] {
  const lines = deliveries.flatMap(({ state, products }) =>
    state === 'cancelled' ? [] : products,
  );
  return [...Map.groupBy(lines, ({ taxRate }) => taxRate)]
    .sort(([one], [other]) => other - one)
    .map(([rate, same]) => {
      const tax = same.reduce((sum, line) => sum + line.tax, 0);
      return { rate, tax, base: same.reduce((sum, line) => sum + line.base, 0) };
    });
}

function printTaxes(sheet: PrintedDocument, taxes: readonly Tax[], top: number): void {
  if (taxes.length === 0) return;
  const width = inner - 280;
  const small = { size: 7, isBold: true, color: ink.quiet, y: top + 1 };
  const cells = [page.left + 10, page.left + 70, page.left + 150] as const;
  write(sheet, 'IVA INCLUIDO', { ...small, x: cells[0], width: 60 });
  write(sheet, 'BASE', { ...small, x: cells[1], width: 70, align: 'right' });
  write(sheet, 'IVA', { ...small, x: cells[2], width: 70, align: 'right' });
  taxes.forEach(({ rate, tax, base }, index) => {
    const y = top + (index + 1) * row;
    write(sheet, `${rate} %`, { x: cells[0], y, width: 60 });
    write(sheet, formatPesos(base), { x: cells[1], y, width: 70, align: 'right' });
    write(sheet, formatPesos(tax), { x: cells[2], y, width: 70, align: 'right' });
  });
  rule(sheet, top - 6);
  sheet.x = page.left + width;
}
