import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Copy } from 'lucide-react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { copyText } from '#lib/copy-text.ts';

/** Puts the order's number on the clipboard, to be pasted in a chat with support. */
export function CopyCode({ code }: { code: string }) {
  return (
    <IconButton
      size="sm"
      label={copy.copyCode}
      icon={<Copy size={18} />}
      className="tip-end text-accent print:hidden"
      onClick={() => void copyText(code, copy.codeCopied)}
    />
  );
}
