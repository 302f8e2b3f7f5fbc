import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
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
  isShort = false,
}: {
  productId: string;
  /** Null: the product has no options. */
  versionCode: string | null;
  name: string;
  isBlock?: boolean;
  /** Where a phone has room for one word, as in a tile. */
  isShort?: boolean;
}) {
  const navigate = useNavigate();
  const { alerts, isVisitor, isBusy, add, remove } = useStockAlerts();
  const waited = alerts.find((alert) =>
    versionCode === null ? alert.productId === productId : alert.versionCode === versionCode,
  );
  const isWaiting = waited !== undefined;
  const press = () => {
    const { pathname, search } = window.location;
    if (isVisitor) void navigate(loginPath(`${pathname}${search}`));
    else if (waited) remove(waited.versionCode);
    else add({ productId, versionCode });
  };
  const Icon = isWaiting ? BellRing : Bell;
  const tellMe = isShort ? copy.tellMeShort : copy.tellMe;
  return (
    <Button
      variant={isWaiting ? 'soft' : 'secondary'}
      size={isBlock && !isShort ? 'md' : 'sm'}
      block={isBlock}
      className={clsx(isShort && 'max-sm:px-2!')}
      loading={isBusy}
      aria-pressed={isWaiting}
      aria-label={copy.tellMeOf(name)}
      start={
        <Icon
          size={17}
          aria-hidden="true"
          // The longer words take its room.
          className={clsx(isShort && isWaiting && 'max-sm:hidden')}
        />
      }
      onClick={press}
    >
      {isWaiting ? copy.waiting : tellMe}
    </Button>
  );
}
