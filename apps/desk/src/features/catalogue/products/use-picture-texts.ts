import { changeProduct, longestPictureText } from '@matiz/contracts/staff/catalogue/products.ts';
import { useState } from 'react';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { picturesOf } from './use-product-pictures.ts';
import { type Product, useProductSave } from './use-product-save.ts';

/**
 * What the pictures of a product show, written until it is saved. What was written stays where another
 * one saved first, and only the pictures that were written at are changed then.
 */
export function usePictureTexts(product: Product) {
  const request = useRequest();
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const { pictureTexts } = product;
  const textOf = (picture: string) => written[picture] ?? pictureTexts[picture] ?? '';
  const pictures = picturesOf(product);
  const isDirty = pictures.some((picture) => textOf(picture) !== (pictureTexts[picture] ?? ''));
  const isWrong = pictures.some((picture) => textOf(picture).length > longestPictureText);
  const saving = useProductSave(
    product.id,
    (texts: Record<string, string>) =>
      request(changeProduct, {
        body: { id: product.id, version: product.version, set: { pictureTexts: texts } },
      }),
    () => setWritten({}),
  );
  useCloseQuestion(isDirty);
  useLeaveQuestion(isDirty);
  return {
    isDirty,
    isWrong,
    isSaving: saving.isPending,
    textOf,
    write: (picture: string, text: string) => setWritten({ ...written, [picture]: text }),
    discard: () => setWritten({}),
    save: () =>
      saving.mutate(Object.fromEntries(pictures.map((picture) => [picture, textOf(picture)]))),
  };
}
