import { removeSavedLines } from '@matiz/contracts/cart/saved-lines.ts';
import { useMutation } from '@tanstack/react-query';
import { alertFailure } from '#lib/alert-failure.ts';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { savedLinesQuery } from './saved-lines.query.ts';

/** It is gone at once, and back should the server not have heard. */
export function useForgetLine() {
  const { request, queryClient } = useServices();
  const { queryKey } = savedLinesQuery(request, useMe()?.customer?._id ?? '');
  return useMutation({
    mutationFn: (versionCode: string) =>
      request(removeSavedLines, { body: { versionCodes: [versionCode] } }),
    async onMutate(versionCode) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (lines) =>
        lines?.filter((line) => line.versionCode !== versionCode),
      );
      return { before };
    },
    onError(error, _, context) {
      queryClient.setQueryData(queryKey, context?.before);
      alertFailure(error);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
