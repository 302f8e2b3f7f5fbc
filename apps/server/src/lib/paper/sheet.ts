/** The sheet: carta, in points; colours and sizes of the printed Matiz. */
export type PrintedDocument = PDFKit.PDFDocument;

export const page = { width: 612, height: 792, left: 44, top: 44, bottom: 63 } as const;
export const right = page.width - page.left;
export const inner = right - page.left;

export const ink = {
  plum: '#3b1d3a',
  berry: '#b3245f',
  text: '#2d2430',
  quiet: '#6f6472',
  hair: '#e2d8d3',
  ground: '#faf5ef',
  teal: '#0f6f6a',
  amber: '#8a5a00',
} as const;

const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;

interface Words {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly color?: string;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
}

/** One line of text, cut with an ellipsis where there is no room for all of it. */
export function write(sheet: PrintedDocument, text: string, words: Words): void {
  const { x, y, width, size = 8.8, color = ink.text, isBold = false, align = 'left' } = words;
  sheet
    .font(isBold ? fonts.bold : fonts.plain)
    .fontSize(size)
    .fillColor(color);
  sheet.text(fit(sheet, text, width), x, y, { width, align, lineBreak: false });
}

function fit(sheet: PrintedDocument, text: string, width: number): string {
  if (sheet.widthOfString(text) <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && sheet.widthOfString(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

export function rule(sheet: PrintedDocument, y: number, color: string = ink.hair): void {
  sheet.moveTo(page.left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke();
}

/** Goes on with a new page when so many points are not left on this one. */
export function needRoom(sheet: PrintedDocument, points: number): void {
  if (sheet.y + points <= page.height - page.bottom) return;
  sheet.addPage();
  sheet.x = page.left;
  sheet.y = page.top;
}
