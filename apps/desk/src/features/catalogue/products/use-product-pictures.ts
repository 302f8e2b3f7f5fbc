import { RequestError } from '@matiz/client/request-error.ts';
import { changeProduct, readProduct } from '@matiz/contracts/staff/catalogue/products.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { isPicture } from '#parts/upload/picture-url.ts';
import { uploadPicture } from '#parts/upload/upload-picture.ts';
import { tooLarge } from '#parts/upload/use-picture-upload.ts';
import type { Product } from './use-product-save.ts';

interface Sending {
  readonly done: number;
  readonly of: number;
  readonly percent: number;
}

/** The pictures of a product in their order, the one of lists first. */
export function picturesOf({ image, pictures }: Product): readonly string[] {
  return [image, ...pictures].filter(isPicture);
}

/** Adds, orders and takes away the pictures of a product: saved at once, and taken back at once. */
export function useProductPictures(product: Product) {
  const request = useRequest();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useCloseQuestion(sending !== null);
  const key = ['row', readProduct.path, product.id];

  async function save(pictures: readonly string[], from: Product, canUndo: boolean): Promise<void> {
    setSaving(true);
    try {
      const body = { id: from.id, version: from.version, set: { pictures: [...pictures] } };
      const { result } = await request(changeProduct, { body });
      client.setQueryData(key, result);
      void client.invalidateQueries({ queryKey: ['list'] });
      const onAction = () => void save(picturesOf(from), result, false);
      const action = canUndo ? { action: { label: copy.undo, onAction } } : {};
      toast({ message: copy.saved, ...action });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
      // Someone was first: what they saved is shown, and nothing of it is overwritten.
      void client.invalidateQueries({ queryKey: key });
    } finally {
      setSaving(false);
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const taken: string[] = [];
    const failed: string[] = [];
    for (const [at, file] of files.entries()) {
      const show = (percent: number) => setSending({ done: at + 1, of: files.length, percent });
      show(0);
      const problem = tooLarge(file) ?? (await send(file, show, taken));
      if (problem !== null) failed.push(copy.failed(file.name, problem));
    }
    setSending(null);
    setProblems(failed);
    if (taken.length > 0) await save([...picturesOf(product), ...taken], product, true);
  }

  /** What is wrong with it; null: it is there. */
  async function send(file: File, onProgress: (percent: number) => void, taken: string[]) {
    try {
      const whole = { shape: 'product', begun: null, onBegun: () => {}, onProgress } as const;
      taken.push(await uploadPicture(request, file, whole));
      return null;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return sayRefusal(error);
    }
  }

  return {
    sending,
    isSaving,
    problems,
    add,
    save: (pictures: readonly string[]) => save(pictures, product, true),
  };
}
