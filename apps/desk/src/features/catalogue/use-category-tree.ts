import { RequestError } from '@matiz/client/request-error.ts';
import {
  type CategoryNode,
  changeCategory,
  readCategoryTree,
} from '@matiz/contracts/staff/catalogue/categories.ts';
import type { CategoryPosition } from '@matiz/domain/catalogue/categories/category-step.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

/** Every category, those of one parent in their order; undefined until they are there. */
export function useCategoryTree(): readonly CategoryNode[] | undefined {
  const request = useRequest();
  const { data, error } = useQuery({
    // With the lists: whatever is saved of a category asks for it again.
    queryKey: ['list', readCategoryTree.path],
    queryFn: async () => (await request(readCategoryTree, {})).results,
  });
  if (error instanceof RequestError && !data) throw error;
  return data;
}

interface Move {
  readonly category: CategoryNode;
  readonly to: CategoryPosition;
}

/** Moves a category; the tree is read again then, no matter who else moved something meanwhile. */
export function useMoveCategory() {
  const request = useRequest();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category: { id, version }, to }: Move) =>
      request(changeCategory, { body: { id, version, set: { ...to } } }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}
