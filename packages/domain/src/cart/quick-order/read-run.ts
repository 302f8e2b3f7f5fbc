import { maxToneEntries, splitToneList } from '../../catalogue/tone-list.ts';
import { type QuickOrderReading, readQuickOrderRow } from '../quick-order-row.ts';

const markedTone = /^\d{1,2}[.,/-]\d{1,3}[a-wyz]?$/i;
/** `743` and `KOL-7.43` may be other than that, unless they say how many of them. */
const bareItem = /^(?:\p{L}{2,}[\p{L}\d./-]*\d[\p{L}\d./-]*|\d{2,4})$/u;

/**
 * The rows of one line: the entries of a run (`7.43x3 6.0x6`, `2 del 7.1, 743*3`), or else the line
 * as it is. A word, or a number that may be a quantity (`KOL-7.43;3`), makes it one row.
 */
export function readRun(line: string): string[] {
  const entries = splitToneList(line);
  // A list is read up to its most entries: what follows must not be lost unsaid.
  if (entries.length < 2 || entries.length === maxToneEntries) return [line];
  let hasUnits = false;
  for (const entry of entries) {
    const [likeliest] = readQuickOrderRow(entry);
    if (!likeliest || !isEntry(likeliest)) return [line];
    hasUnits ||= likeliest.quantityText !== null;
  }
  // Of two without units the second may be a quantity that is none: `6.0, 1.5`.
  return hasUnits || entries.length > 2 ? entries : [line];
}

function isEntry({ item, isSaid }: QuickOrderReading): boolean {
  return markedTone.test(item) || (isSaid === true && bareItem.test(item));
}
