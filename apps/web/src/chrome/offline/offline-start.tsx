import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { WifiOff } from 'lucide-react';
import { commonCopy } from '#copy/everywhere.ts';
import { offlineCopy as copy } from '#copy/offline/offline.ts';
import { links } from '#lib/page/links.ts';

const buying = /^\/home\/purchase\//;

/**
 * The application starts without a connection on a page that was not seen before, or that cannot be
 * had without one. What leads on are pages of their own: no router stands yet.
 */
export function OfflineStart({ pathname }: { readonly pathname: string }) {
  const isBuying = buying.test(pathname);
  return (
    <EmptyState
      title={isBuying ? copy.orderingTitle : commonCopy.offlineTitle}
      icon={<WifiOff size={28} />}
      action={
        <>
          {isBuying ? (
            <a href={links.cart} className={buttonClass({})}>
              {copy.toCart}
            </a>
          ) : null}
          <a href="/home/" className={buttonClass({ variant: 'secondary' })}>
            {commonCopy.goHome}
          </a>
        </>
      }
    >
      {isBuying ? copy.orderingText : copy.start}
    </EmptyState>
  );
}
