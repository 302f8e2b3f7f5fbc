import type { Address } from '@matiz/contracts/identity.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';
import { useRemoveAddress } from './use-address-edits.ts';

/** Asks first: an address cannot be brought back as it was. */
export function RemoveAddress({ address, isCurrent }: { address: Address; isCurrent: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveAddress(isCurrent);
  const { title, detail } = addressLines(address);
  return (
    <>
      <IconButton
        size="sm"
        label={copy.removeOf(title)}
        icon={<Trash2 size={18} />}
        className="tip-end ml-auto text-ink-soft hover:text-danger"
        onClick={() => setAsking(true)}
      />
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.removeAsk}
        message={
          <>
            <p className="rounded-md bg-ground px-4 py-3 text-sm">
              <span className="block font-semibold text-ink">{title}</span>
              {detail}
            </p>
            <p className="mt-3 text-sm">
              {isCurrent ? copy.removeInUse : null} {copy.removeText}
            </p>
          </>
        }
        tone="danger"
        confirmLabel={copy.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(address._id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
