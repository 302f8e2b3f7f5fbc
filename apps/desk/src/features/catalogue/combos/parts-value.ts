import { comboPart } from '@matiz/contracts/staff/catalogue/combos.ts';
import { z } from 'zod';
import { comboCopy as copy } from '#copy/catalogue/products.ts';

const parts = z.array(comboPart.extend({ quantity: z.union([z.int(), z.string()]) }));

/** A part as the form holds it; what is no number stays as it was written. */
export type WrittenPart = z.output<typeof parts>[number];

export function readParts(text: string): WrittenPart[] {
  return text === '' ? [] : parts.parse(JSON.parse(text));
}

export function writeParts(written: readonly WrittenPart[]): string {
  return written.length === 0 ? '' : JSON.stringify(written);
}

/** How a form holds parts: with what is shown of them, of which it sends what the contract asks. */
export const partsText = {
  of: (value: unknown) => writeParts(parts.parse(value)),
  read: (text: string) =>
    readParts(text).map(({ productId, optionId, quantity }) => ({
      productId,
      optionId,
      quantity: /^\s*\d{1,4}\s*$/.test(String(quantity)) ? Number(quantity) : quantity,
    })),
};

export function showParts(text: string): string {
  return readParts(text).map(copy.said).join(' · ');
}
