import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Copy } from 'lucide-react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';

/** Puts the order's number on the clipboard, to be pasted in a chat with support. */
export function CopyCode({ code }: { code: string }) {
  const write = async () => {
    // Without a secure context there is no clipboard; the code stands there to be selected.
    await navigator.clipboard?.writeText(code);
    toast({ tone: 'success', message: copy.codeCopied });
  };
  return (
    <IconButton
      size="sm"
      label={copy.copyCode}
      icon={<Copy size={18} />}
      className="tip-end text-accent print:hidden"
      onClick={() => void write().catch(() => undefined)}
    />
  );
}
