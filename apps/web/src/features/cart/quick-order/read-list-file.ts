import { quickOrderMaxBytes } from '@matiz/domain/cart/quick-order-text.ts';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';

export type FileText = { readonly text: string } | { readonly error: string };

/** A CSV file as text: UTF-8, or what older spreadsheets write. A workbook is refused by name. */
export async function readListFile(file: Blob): Promise<FileText> {
  if (file.size > quickOrderMaxBytes) return { error: copy.fileTooBig };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { error: copy.fileFailed };
  }
  if (bytes.subarray(0, 4096).includes(0)) return readWide(bytes);
  return { text: decode(bytes) };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A NUL means two bytes a letter, which starts with its mark; or no text at all. */
function readWide(bytes: Uint8Array): FileText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes) };
  }
  return { error: copy.fileNotText };
}
