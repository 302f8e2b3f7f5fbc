import PDFDocument from 'pdfkit';
import { type PrintedDocument, page } from './sheet.ts';

export interface PrintedPaper {
  /** For the file that someone keeps. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A PDF on carta in Spanish, of what is drawn on its sheets. */
export async function makePdf(
  info: { readonly title: string; readonly author: string; readonly madeAt: Date },
  draw: (sheet: PrintedDocument) => void,
): Promise<Uint8Array> {
  const sheet = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.left },
    lang: 'es-CO',
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.madeAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  draw(sheet);
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
}
