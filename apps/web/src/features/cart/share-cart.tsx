import type { CartLine } from '@matiz/contracts/cart.ts';
import { writeSharedList } from '@matiz/domain/cart/shared-list.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Share2 } from 'lucide-react';
import { shareCopy as copy } from '#copy/cart/share.ts';
import { nameOfLine } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { share, shopOrigin } from '#lib/share.ts';

/** So many lines are written out; the link carries all of them. */
const mostWritten = 30;

/**
 * Sends the cart as a list, without a price: the one who gets it opens it in quick order and pays
 * what their own business pays.
 */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const { platform } = useServices();
  const send = () => {
    const rows = lines
      .filter(({ assemblyCode }) => assemblyCode === null)
      .map(({ code, versionCode, quantity }) => ({ code: versionCode ?? code, quantity }));
    const list = writeSharedList(rows);
    const written = lines
      .slice(0, mostWritten)
      .map((line) => copy.line(nameOfLine(line), line.quantity));
    const rest = lines.length - written.length;
    const text = [copy.intro, ...written, ...(rest > 0 ? [copy.rest(rest)] : [])].join('\n');
    const origin = shopOrigin(platform);
    const url = list
      ? `${origin}${links.quickOrder}?lista=${encodeURIComponent(list)}`
      : `${origin}${links.quickOrder}`;
    void share(platform, { title: copy.title, text, url });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      block
      start={<Share2 size={16} aria-hidden="true" />}
      onClick={send}
    >
      {copy.send}
    </Button>
  );
}
