import type { Address } from '@matiz/contracts/identity.ts';
import { useMe } from '#session/me.query.ts';
import { AddressWindow } from './address-window.tsx';
import { ChangeWindow } from './change-window.tsx';
import { CityWindow } from './city-window.tsx';
import { LeadWindow } from './lead-window.tsx';
import type { NamedCity } from './use-location-dialog.ts';

/** Which window stands open, or is closing. */
export type LocationView = { readonly isOpen: boolean } & (
  | { readonly kind: 'choose' }
  | { readonly kind: 'move'; readonly address: Address }
  | { readonly kind: 'lead'; readonly city: NamedCity }
);

/** One window at a time: the choice of a place, the question about a change, the wait for us. */
export function LocationWindow({
  view,
  onView,
}: {
  view: LocationView;
  onView: (view: LocationView) => void;
}) {
  const customer = useMe()?.customer ?? null;
  const close = () => onView({ ...view, isOpen: false });
  const frame = { open: view.isOpen, onClose: close };
  switch (view.kind) {
    case 'choose':
      if (customer === null) return <CityWindow {...frame} />;
      return (
        <AddressWindow
          {...frame}
          customerId={customer._id}
          onPick={(address) => onView({ kind: 'move', address, isOpen: true })}
        />
      );
    case 'move':
      return <ChangeWindow key={view.address._id} {...frame} address={view.address} />;
    case 'lead':
      return <LeadWindow key={view.city.cityId} {...frame} city={view.city} />;
  }
}
