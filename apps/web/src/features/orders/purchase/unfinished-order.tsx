import { Spinner } from '@matiz/ui/spinner.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { endAttempt, readAttempt } from './order-attempt.ts';
import { sendAttempt } from './use-create-order.ts';

/**
 * Around an empty cart: an order of this tab whose answer was never seen (a reload while it was
 * sent) is asked for again under its key, and leads to its confirmation. A cart is one order
 * however often it is sent (D-10), so that asking makes none.
 */
export function UnfinishedOrder({ children }: { children: ReactNode }) {
  const services = useServices();
  const customerId = useMe()?.customer?._id;
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(false);

  useEffect(() => {
    const { tab } = services.platform;
    const attempt = readAttempt(tab);
    if (attempt === null || attempt.body.customerId !== customerId) return;
    setChecking(true);
    sendAttempt(services, attempt)
      .then(({ code }) => navigate(links.orderPlaced(code), { replace: true }))
      .catch(() => endAttempt(tab))
      .finally(() => setChecking(false));
  }, [services, customerId, navigate]);

  if (!isChecking) return children;
  return (
    <p role="status" className="page flex items-center justify-center gap-3 py-20 text-ink-soft">
      <Spinner className="text-accent" /> {copy.checking}
    </p>
  );
}
