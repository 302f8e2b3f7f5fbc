import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { lazy, Suspense, useState } from 'react';
import { formCopy as copy } from '#copy/form.ts';
import { ask } from '#parts/question/ask.ts';
import type { ReasonNeed } from '../reason/use-reason.ts';

/** Comes when it is asked for. */
const ReasonDialog = lazy(async () => ({
  default: (await import('../reason-dialog.tsx')).ReasonDialog,
}));

interface RemoveRowProps {
  readonly name: string;
  readonly reason: ReasonNeed | undefined;
  readonly remove: (reason: string | undefined) => Promise<void>;
}

/** Takes an object away, once it was asked for twice; with why, where its form asks why. */
export function RemoveRow({ name, reason, remove }: RemoveRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const question = copy.removeAsk(name);
  async function begin(): Promise<void> {
    if (reason) return setIsAsking(true);
    if (await ask({ text: question, yes: copy.remove })) await send(undefined);
  }
  async function send(why: string | undefined): Promise<void> {
    setIsBusy(true);
    try {
      await remove(why);
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      toast({ message: failure.reply?.fields?.[0]?.message ?? failure.message, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => void begin()}>
        {copy.remove}
      </Button>
      {isAsking ? (
        <Suspense>
          <ReasonDialog
            title={copy.remove}
            explain={question}
            confirm={copy.remove}
            isBusy={isBusy}
            onConfirm={(why) => void send(why).then(() => setIsAsking(false))}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
