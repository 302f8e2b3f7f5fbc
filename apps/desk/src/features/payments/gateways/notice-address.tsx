import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import type { ShownGateway } from './use-gateways.ts';

/** What is registered at the gateway, so that it tells us of payments. */
export function NoticeAddress({
  gateway: { name, noticeUrl },
}: {
  readonly gateway: ShownGateway;
}) {
  // Without a secure context there is no clipboard, and a browser may refuse it.
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(noticeUrl);
      toast({ message: copy.copied });
    } catch {
      toast({ message: copy.notCopied, tone: 'danger' });
    }
  };
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{copy.notices}</p>
      <div className="mt-1 flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-sm bg-sunken px-2 py-1.5 text-xs break-all select-all">
          {noticeUrl}
        </code>
        <Button
          size="sm"
          variant="quiet"
          aria-label={copy.copyOf(copy.names[name])}
          onClick={() => void copyAddress()}
        >
          {copy.copy}
        </Button>
      </div>
      <p className="mt-1 text-xs text-ink-soft">{copy.noticesHint[name]}</p>
    </div>
  );
}
