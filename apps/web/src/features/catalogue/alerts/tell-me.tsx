import { Button } from '@matiz/ui/button.tsx';
import { Bell, BellRing } from 'lucide-react';
import { useNavigate } from 'react-router';
import { alertsCopy as copy } from '#copy/catalogue/alerts.ts';
import { loginPath } from '#lib/page/return-path.ts';
import { useStockAlerts } from './stock-alerts.query.ts';

/** Asks for a notice of something that is sold out, or lets go of it; a visitor is asked to log in. */
export function TellMe({
  productId,
  versionCode,
  name,
  isBlock = false,
}: {
  productId: string;
  versionCode: string;
  name: string;
  isBlock?: boolean;
}) {
  const navigate = useNavigate();
  const { alerts, isVisitor, isBusy, add, remove } = useStockAlerts();
  const isWaiting = alerts.some((alert) => alert.versionCode === versionCode);
  const press = () => {
    const { pathname, search } = window.location;
    if (isVisitor) void navigate(loginPath(`${pathname}${search}`));
    else if (isWaiting) remove(versionCode);
    else add({ productId, versionCode });
  };
  const Icon = isWaiting ? BellRing : Bell;
  return (
    <Button
      variant={isWaiting ? 'soft' : 'secondary'}
      size={isBlock ? 'md' : 'sm'}
      block={isBlock}
      loading={isBusy}
      aria-pressed={isWaiting}
      aria-label={copy.tellMeOf(name)}
      start={<Icon size={17} aria-hidden="true" />}
      onClick={press}
    >
      {isWaiting ? copy.waiting : copy.tellMe}
    </Button>
  );
}
