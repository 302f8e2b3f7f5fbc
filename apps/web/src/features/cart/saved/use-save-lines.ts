import { RequestError } from '@matiz/client/request-error.ts';
import { saveLines } from '@matiz/contracts/cart/saved-lines.ts';
import type { CartLine, CartReply } from '@matiz/contracts/cart.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { savedCopy as copy } from '#copy/cart/saved.ts';
import { cartKey } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';
import { savedLinesKey } from './saved-lines.query.ts';

interface Saving {
  readonly lines: readonly CartLine[];
  readonly mutationId: string;
}

/** Of a combo what was chosen for its parts would be lost: it stays in the cart. */
export function canBeSaved({ assemblyCode }: CartLine): boolean {
  return assemblyCode === null;
}

/** Takes lines out of the cart and keeps them, both or neither; sent again it happens once. */
export function useSaveLines() {
  const { request, queryClient } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ lines, mutationId }: Saving) =>
      request(saveLines, { body: { lineIds: lines.map(({ lineId }) => lineId), mutationId } }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    async onSuccess(reply, { lines }) {
      await queryClient.cancelQueries({ queryKey: cartKey });
      queryClient.setQueryData<CartReply>(cartKey, reply);
      void queryClient.invalidateQueries({ queryKey: savedLinesKey });
      toast({ tone: 'success', message: copy.saved(lines.length) });
    },
    onError: alertFailure,
  });
  return {
    isSaving: isPending,
    save: (lines: readonly CartLine[], onSaved: () => void = () => undefined) =>
      mutate({ lines, mutationId: newId() }, { onSuccess: onSaved }),
  };
}
