import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Share2 } from 'lucide-react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { useServices } from '#lib/services.ts';
import { share, sharedAddress } from '#lib/share.ts';

/** Sends a whole list to someone: a brand, a category, a selection; `path` as of the screen. */
export function ShareList({ title, path }: { title: string; path: string | undefined }) {
  const { platform } = useServices();
  return (
    <IconButton
      label={copy.shareList}
      tip="beside"
      icon={<Share2 size={20} />}
      onClick={() => void share(platform, { title, url: sharedAddress(platform, path) })}
    />
  );
}
