import { createContext, use } from 'react';

/** Which product's colour card is open, and a tone to begin with. */
export interface ColourCardRequest {
  readonly productId: string;
  readonly name: string;
  readonly versionCode?: string;
  /** The tone of the open card that this one stands in for: back finds the card there. */
  readonly instead?: { readonly productId: string; readonly versionCode: string };
}

type OpenColourCard = (request: ColourCardRequest) => void;

export const CardOpener = createContext<OpenColourCard>(() => undefined);

/** Opens the modal 'Carta de color' from a list or a product's page. */
export function useColourCard(): OpenColourCard {
  return use(CardOpener);
}
