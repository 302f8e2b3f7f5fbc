import { type Seller, sellerLine } from '@matiz/domain/shop/seller-line.ts';
import { ink, inner, type PrintedDocument, page, right, rule, write } from './sheet.ts';

/** The tones of the strip that is Matiz's sign. */
const strip = ['#2b1a16', '#5a3426', '#8f5a35', '#c08a52', '#e2c08a'];

interface HeadWords {
  readonly kind: string;
  readonly title: string;
  readonly below: string;
}

/** The first page's head; what follows begins below it. `logo`: of who sells, a PNG; null: none. */
export function printHead(sheet: PrintedDocument, words: HeadWords, logo: Buffer | null): void {
  sheet.rect(0, 0, page.width, 100).fill(ink.ground);
  if (logo === null) printMatiz(sheet);
  else printLogo(sheet, logo);
  const side = { x: right - 300, width: 300, align: 'right' } as const;
  write(sheet, words.kind, { ...side, y: 28, size: 8, isBold: true, color: ink.berry });
  write(sheet, words.title, { ...side, y: 40, size: 20, isBold: true, color: ink.plum });
  write(sheet, words.below, { ...side, y: 67, size: 9.5, color: ink.quiet });
}

function printMatiz(sheet: PrintedDocument): void {
  const sign = { y: 26, width: 160, size: 28, isBold: true, color: ink.plum } as const;
  write(sheet, 'Matiz', { ...sign, x: page.left });
  strip.forEach((tone, index) => {
    sheet.roundedRect(page.left + index * 18, 66, 15, 15, 3).fill(tone);
  });
}

/** On white, since its own ground is. */
function printLogo(sheet: PrintedDocument, logo: Buffer): void {
  const [width, height, edge] = [168, 60, 8];
  sheet.roundedRect(page.left, 20, width, height, 6).fill('#ffffff');
  const fit: [number, number] = [width - 2 * edge, height - 2 * edge];
  sheet.image(logo, page.left + edge, 20 + edge, { fit, align: 'center', valign: 'center' });
}

/** Three columns below the head: of each its title and its lines, the first of them bold. */
export function printColumns(
  sheet: PrintedDocument,
  columns: readonly (readonly [title: string, lines: readonly string[]])[],
): void {
  const width = inner / 3 - 14;
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
  sheet.y = 174;
}

/** On every page: who sells, what this paper is not, and which page it is. */
export function printFoot(
  sheet: PrintedDocument,
  { name, note }: { readonly name: string; readonly note: string },
  seller: Seller,
): void {
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
    write(sheet, note, { ...small, x: page.left, width: 380 });
    const label = count > 1 ? `${name} · Página ${number + 1} de ${count}` : name;
    write(sheet, label, { ...small, x: right - 160, width: 160, align: 'right' });
  }
}
