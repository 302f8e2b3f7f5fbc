import { useQuery } from '@tanstack/react-query';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { promotionQuery } from './promotion.query.ts';

export const LatePromotionLine = lazyPart(
  async () => (await loadPart('PromotionLine', () => import('./promotion-line.tsx'))).PromotionLine,
);

/**
 * §4 The promotional header: a line over the page that counts down while its end is to come, until
 * it is closed; a closed one stays closed on this device. The server draws it; its code comes after
 * that of the page.
 */
export function PromotionBar() {
  const { request } = useServices();
  const { data: promotion } = useQuery(promotionQuery(request));
  if (!promotion) return null;
  return (
    <DeferredPart>
      <LatePromotionLine key={promotion._id} promotion={promotion} />
    </DeferredPart>
  );
}
