import type { Address } from '@matiz/contracts/identity.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { addressesCopy as words } from '#copy/delivery/addresses.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { AddressChoice } from '../address/address-choice.tsx';

export function AddressChoices({
  query: { isPending, isError, isFetching, refetch },
  addresses,
  pickedId,
  current,
  onPick,
}: {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  addresses: readonly Address[];
  pickedId: string | null;
  current: string | null;
  onPick: (id: string) => void;
}) {
  if (isPending) return <ListSkeleton rows={2} />;
  if (isError && addresses.length === 0) {
    return (
      <ErrorState
        title={words.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={commonCopy.retry}
      />
    );
  }
  if (addresses.length === 0) {
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.legend}</legend>
      {addresses.map((address) => (
        <AddressChoice
          key={address._id}
          address={address}
          isChosen={address._id === pickedId}
          isCurrent={address._id === current}
          onChoose={onPick}
        />
      ))}
    </fieldset>
  );
}
