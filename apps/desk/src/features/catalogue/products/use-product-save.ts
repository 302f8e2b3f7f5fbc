import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { listProductOptions, readProduct } from '@matiz/contracts/staff/catalogue/products.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formCopy } from '#copy/form.ts';

export type Product = ReplyOf<typeof readProduct>['result'];

/**
 * Saves a part of a product that is no field of its form. What the server refuses is said; where
 * someone was first, the product is read again and what was written stays to be saved again.
 */
export function useProductSave<Set>(
  id: string,
  send: (set: Set) => Promise<{ result: Product }>,
  done: () => void,
) {
  const client = useQueryClient();
  const key = ['row', readProduct.path, id];
  return useMutation({
    mutationFn: send,
    onSuccess({ result }) {
      client.setQueryData(key, result);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['options', listProductOptions.path, id] });
      toast({ message: formCopy.saved });
      done();
    },
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      const said = failure.reply?.fields?.map(({ message }) => message).join(' ');
      toast({ message: said || failure.message, tone: 'danger' });
      if (failure.code === 'ROW_CHANGED') void client.invalidateQueries({ queryKey: key });
    },
  });
}
