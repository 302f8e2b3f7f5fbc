import { slugOf } from '../../../kernel/text.ts';
import { checkDigitDue } from '../../../stock/barcode.ts';
import { shortCode } from '../import-row.ts';
import type { RowDraft } from '../row-draft.ts';
import { plainSize } from './option-axes.ts';

/**
 * Completes what another system's file does not say: codes, made of names that stay the same from
 * one import to the next.
 */
export function foreignCodes(draft: RowDraft): Partial<RowDraft> {
  const { product, version } = draft;
  const option = optionOf(version);
  const named = slugOf([product.name, product.brand].filter(Boolean).join(' '));
  const productCode =
    draft.productCode ??
    (option === '' && draft.code !== null ? draft.code : named === '' ? null : shortCode(named));
  if (productCode === null) return {};
  const code =
    draft.code ?? (option === '' ? productCode : shortCode(`${productCode}-${slugOf(option)}`));
  const { contentSize } = product;
  const size = typeof contentSize === 'string' ? { contentSize: plainSize(contentSize) } : {};
  return {
    productCode,
    code,
    version: printedNumber(version),
    product: { ...product, ...size },
  };
}

/** Takes away barcodes whose check digit says that they are none. Answers whether there were some. */
export function leaveOutUnsound({ version }: RowDraft): boolean {
  const said = version.barcodes;
  if (!Array.isArray(said)) return false;
  const sound = said.filter((code) => checkDigitDue(code) === null);
  // None at all would take away what there is.
  if (sound.length === 0 && said.length > 0) delete version.barcodes;
  else version.barcodes = sound;
  return sound.length < said.length;
}

/** `7.43 Rubio cobrizo` is number and name in one. */
function printedNumber(version: RowDraft['version']): RowDraft['version'] {
  const { toneName, toneNumber } = version;
  if (toneNumber !== undefined || typeof toneName !== 'string') return version;
  const printed = /^\d{1,2}[.,/-]\d{1,3}\b/.exec(toneName)?.[0];
  return printed === undefined ? version : { ...version, toneNumber: printed };
}

function optionOf({ toneNumber, toneName, volume }: RowDraft['version']): string {
  const tone = [...new Set([toneNumber, toneName])].filter((one) => typeof one === 'string');
  return [...tone, typeof volume === 'number' ? `${volume} vol` : ''].filter(Boolean).join(' ');
}
