import { RequestError } from '@matiz/client/request-error.ts';
import { useAddToCart } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import type { Offer } from './offer.ts';
import { useSelectionStore } from './selection-store.ts';
import { additionOf } from './totals.ts';

/**
 * Adds what was chosen of a product in one request (§7). Refused lines are explained where they
 * stand and nothing that was chosen is lost; a guest logs in first and finds it again.
 */
export function useAddSelection(offer: Offer | null, onAdded: () => void = () => undefined) {
  const store = useSelectionStore();
  const { addToCart, isAdding } = useAddToCart();

  function add(): void {
    const addition = offer && additionOf(offer, store.read(offer.product._id));
    if (!addition) return;
    addToCart(addition, {
      returnTo: links.product(offer.product),
      onAdded() {
        store.change(offer, { kind: 'clear' });
        onAdded();
      },
      onRefused: (error) => store.change(offer, { kind: 'refuse', notices: noticesOf(error) }),
    });
  }
  return { add, isAdding };
}

/** The server's sentence for each version that it refused. */
function noticesOf(error: unknown): Record<string, string> {
  const lines = error instanceof RequestError ? (error.reply?.lines ?? []) : [];
  return Object.fromEntries(lines.map((line) => [line.versionCode ?? line.code, line.message]));
}
