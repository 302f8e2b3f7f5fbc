import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { useOnline } from '#lib/network/use-online.ts';
import type { RouteDesk } from './keep/route-desk.ts';
import type { RouteDraft } from './keep/route-parts.ts';
import { useActing } from './use-acting.ts';

/** What waits on this device: it is looked at with the shop first, and then sent. */
export function SendPanel({ desk, unsent }: { desk: RouteDesk; unsent: readonly RouteDraft[] }) {
  const isOnline = useOnline();
  const acting = useActing();
  const [busy, setBusy] = useState<'check' | 'send' | null>(null);
  async function act(what: 'check' | 'send'): Promise<void> {
    setBusy(what);
    const isDone = await acting(async () => {
      if (what === 'send') return desk.send();
      await desk.check();
      return true;
    });
    setBusy(null);
    if (isDone) return;
    toast({ tone: 'danger', message: what === 'send' ? copy.notAll : copy.checkFailed });
  }
  return (
    <section
      aria-label={copy.waiting(unsent.length)}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CloudUpload size={20} aria-hidden="true" className="shrink-0 text-accent" />
        {copy.waiting(unsent.length)}
      </p>
      {isOnline ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            loading={busy === 'check'}
            disabled={busy !== null}
            onClick={() => void act('check')}
          >
            {copy.check}
          </Button>
          <Button
            size="sm"
            loading={busy === 'send'}
            disabled={busy !== null}
            onClick={() => void act('send')}
          >
            {copy.send(unsent.length)}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{copy.waitingOffline}</p>
      )}
    </section>
  );
}
