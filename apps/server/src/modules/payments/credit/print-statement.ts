import type { CreditStatementReply } from '@matiz/contracts/payments/credit.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate, formatDay } from '@matiz/domain/kernel/show-date.ts';
import {
  creditKindWords,
  type EntryFilter,
  filterEntries,
} from '@matiz/domain/payments/credit/credit-entries.ts';
import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import { printColumns, printFoot, printHead } from '#lib/paper/head.ts';
import { makePdf, type PrintedPaper } from '#lib/paper/make-pdf.ts';
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

type Entry = CreditStatementReply['entries'][number];

export interface StatementPaper extends CreditStatementReply {
  readonly businessName: string;
  readonly filter: EntryFilter;
  readonly now: Date;
  /** Of who sells, a PNG; null: none. */
  readonly logo: Buffer | null;
}

const row = 26;
/** How far from the right each ends. */
const columns = { amount: 96, balance: 0 } as const;
const width = 92;

/** A customer's credit on paper: how it stands today, and the movements that were asked for. */
export async function printStatement(
  { credit, entries, businessName, filter, now, logo }: StatementPaper,
  seller: Seller,
): Promise<PrintedPaper> {
  const day = formatDate(now.toISOString());
  const title = 'Estado de tu crédito';
  const author = seller.name || 'Matiz';
  const bytes = await makePdf({ title, author, madeAt: now }, (sheet) => {
    const words = { kind: 'CRÉDITO', title: 'Estado de cuenta', below: `Al ${day}` };
    printHead(sheet, words, logo);
    printColumns(sheet, [
      ['CLIENTE', [businessName]],
      [
        'CUPO',
        [
          `Disponible ${formatPesos(credit.left)}`,
          `De ${formatPesos(credit.limit)}, a ${credit.termsDays} días por pedido`,
        ],
      ],
      ['SALDO', owed(credit)],
    ]);
    write(sheet, describe(filter), {
      x: page.left,
      y: sheet.y,
      width: inner,
      isBold: true,
      size: 10,
    });
    sheet.y += 20;
    printTitles(sheet);
    const shown = filterEntries(entries, filter);
    for (const entry of shown) printEntry(sheet, entry);
    if (shown.length === 0) {
      write(sheet, 'No hay movimientos.', { x: page.left + 10, y: sheet.y, width: inner });
    }
    const note = 'Estado de tu crédito con Matiz; no es factura de venta.';
    printFoot(sheet, { name: businessName, note }, seller);
  });
  return { name: `Matiz credito ${bogotaDate(now)}.pdf`, bytes };
}

function owed({ used, overdue, nextDue }: CreditStatementReply['credit']): string[] {
  if (used < 0) return [`A favor ${formatPesos(-used)}`];
  return [
    `Debes ${formatPesos(used)}`,
    overdue > 0 ? `Vencidos ${formatPesos(overdue)}` : '',
    nextDue ? `Próximo pago: ${formatPesos(nextDue.amount)}` : '',
    nextDue ? `El ${formatDay(nextDue.on)}` : '',
  ];
}

/** Which movements these are: `Compra, desde el vie 20 de nov`. */
function describe({ kind, since, until }: EntryFilter): string {
  const days = [
    ...(since === '' ? [] : [`desde el ${formatDay(since)} de ${since.slice(0, 4)}`]),
    ...(until === '' ? [] : [`hasta el ${formatDay(until)} de ${until.slice(0, 4)}`]),
  ];
  return [kind === '' ? 'Movimientos' : creditKindWords[kind], ...days].join(', ');
}

function printTitles(sheet: PrintedDocument): void {
  const small = { y: sheet.y, size: 7, color: ink.quiet, isBold: true };
  write(sheet, 'MOVIMIENTO', { ...small, x: page.left + 10, width: 200 });
  for (const [title, end] of [
    ['VALOR', columns.amount],
    ['SALDO', columns.balance],
  ] as const) {
    write(sheet, title, { ...small, x: right - 10 - end - width, width, align: 'right' });
  }
  sheet.y += 12;
}

function printEntry(sheet: PrintedDocument, entry: Entry): void {
  needRoom(sheet, row);
  const { y } = sheet;
  const { kind, at, amount, balance, limit, dueOn, orderCode, note } = entry;
  const x = page.left + 10;
  const wide = inner - 216;
  write(sheet, creditKindWords[kind], { x, y, width: wide, isBold: true });
  const facts = [
    formatDate(at),
    orderCode === null ? '' : `Pedido ${orderCode}`,
    kind === 'purchase' && dueOn !== null ? `Vence el ${formatDay(dueOn)}` : '',
    note ?? '',
  ];
  const below = facts.filter((fact) => fact !== '').join(' · ');
  write(sheet, below, { x, y: y + 11, width: wide, size: 7.5, color: ink.quiet });
  const cells = [
    [amount === 0 ? `Cupo: ${formatPesos(limit)}` : formatPesos(amount), columns.amount],
    [formatPesos(balance), columns.balance],
  ] as const;
  for (const [text, end] of cells) {
    write(sheet, text, { x: right - 10 - end - width, y, width, align: 'right' });
  }
  rule(sheet, y + row - 4);
  sheet.y = y + row;
}
