import { RequestError } from '@matiz/client/request-error.ts';
import { addProposedCategories } from '@matiz/contracts/staff/catalogue/categories.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { categoryCopy as copy } from '#copy/catalogue/catalogue.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

/** A shop without categories: the tree of the trade in one press, or a first one by hand. */
export function NoCategories({ mayWrite }: { mayWrite: boolean }) {
  const request = useRequest();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => request(addProposedCategories, { body: {} }),
    onSuccess: ({ result }) => toast({ message: copy.added(result.added) }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
  return (
    <div className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
      <p>{copy.empty}</p>
      {mayWrite ? (
        <>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button size="sm" loading={add.isPending} onClick={() => add.mutate()}>
              {copy.proposal}
            </Button>
            <Link
              to="/categorias/nueva"
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              {copy.create}
            </Link>
          </div>
          <p className="mt-3 text-xs text-ink-faint">{copy.proposalHint}</p>
        </>
      ) : null}
    </div>
  );
}
