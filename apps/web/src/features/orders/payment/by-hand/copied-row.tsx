import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Copy } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { copyText } from '#lib/copy-text.ts';

/** A line of what the payer types into their bank: it is copied as the bank wants it. */
export function CopiedRow({
  label,
  children,
  value = children,
}: {
  label: string;
  children: string;
  /** What is copied, where it is not what is read; null: nothing. */
  value?: string | null;
}) {
  return (
    <div className="flex min-h-12 items-center gap-3 border-t border-line py-1 first:border-t-0">
      <dt className="w-28 shrink-0 text-sm text-ink-soft sm:w-36">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3 font-semibold tabular-nums">
        <span className="min-w-0 flex-1 break-words select-all">{children}</span>
        {value === null ? null : (
          <IconButton
            label={copy.copyOf(label)}
            icon={<Copy size={18} />}
            className="tip-end -mr-2 text-accent"
            onClick={() => void copyText(value, copy.copied(label))}
          />
        )}
      </dd>
    </div>
  );
}
