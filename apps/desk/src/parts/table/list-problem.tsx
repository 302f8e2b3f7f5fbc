import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { tableCopy as copy } from '#copy/table/table.ts';

/** A list that could not be read: why, its number for support, and another try. */
export function ListProblem({ error, retry }: { error: Error; retry: () => void }) {
  const reply = error instanceof RequestError ? error.reply : null;
  return (
    <div role="alert" className="rounded-md border border-line bg-surface p-6">
      <p className="font-semibold">{copy.problem}</p>
      <p className="mt-1 text-ink-soft">{error.message}</p>
      {reply ? (
        <p className="mt-1 text-xs text-ink-faint">{copy.request(reply.requestId)}</p>
      ) : null}
      <Button size="sm" variant="secondary" className="mt-4" onClick={retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
