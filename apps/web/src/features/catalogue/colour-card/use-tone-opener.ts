import { prepareColourCard } from './colour-card-host.tsx';
import { useColourCard } from './use-colour-card.ts';

/** For the search field, which stands below the catalogue: opens the card at a tone that was typed. */
export function useToneOpener() {
  return { prepare: prepareColourCard, open: useColourCard() };
}
