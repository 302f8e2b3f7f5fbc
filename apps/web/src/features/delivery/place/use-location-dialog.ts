import type { Address } from '@matiz/contracts/identity.ts';
import { createContext, use } from 'react';

/** A city in words, for a sentence and for the list of those who wait for us there. */
export interface NamedCity {
  readonly cityId: string;
  readonly city: string;
  readonly state: string;
}

/** The windows that have to do with where we deliver. */
export interface LocationDialog {
  /** The choice of a place: the addresses of who buys, the cities for a visitor. */
  readonly choose: () => void;
  /** Asks whether to deliver to another address from now on (§4). */
  readonly move: (address: Address) => void;
  /** Takes the phone of someone whom we do not reach yet (§8). */
  readonly leavePhone: (city: NamedCity) => void;
}

const nowhere = () => undefined;
export const LocationContext = createContext<LocationDialog>({
  choose: nowhere,
  move: nowhere,
  leavePhone: nowhere,
});

export function useLocationDialog(): LocationDialog {
  return use(LocationContext);
}
