import type { CartLine } from '@matiz/contracts/cart.ts';
import { writeSharedList } from '@matiz/domain/cart/shared-list.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Share2 } from 'lucide-react';
import { shareCopy as copy } from '#copy/cart/share.ts';
import { nameOfLine } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { share, shopOrigin } from '#lib/share.ts';

/** So many lines of each kind are written out. */
const mostWritten = 30;

/**
 * Sends the cart as a list, without a price: the one who gets it opens it in quick order and pays
 * what their own business pays. The text says what the link does not carry.
 */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const { platform } = useServices();
  const send = () => {
    const { list, inLink, apart } = partLines(lines);
    const text = [
      copy.intro,
      ...writeLines(list === null ? apart : inLink),
      ...(list !== null && apart.length > 0 ? [copy.apart, ...writeLines(apart)] : []),
    ].join('\n');
    const url =
      list === null
        ? null
        : `${shopOrigin(platform)}${links.quickOrder}?lista=${encodeURIComponent(list)}`;
    if (url === null) toast({ message: copy.noLink });
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

/** What a link carries of a cart. No code says which parts of a combo were chosen. */
function partLines(lines: readonly CartLine[]) {
  const rows = lines
    .filter(({ assemblyCode }) => assemblyCode === null)
    .map((line) => ({ line, code: line.versionCode ?? line.code, quantity: line.quantity }));
  const { text: list, carried } = writeSharedList(rows);
  const inLink = carried.map(({ line }) => line);
  return { list, inLink, apart: lines.filter((line) => !inLink.includes(line)) };
}

function writeLines(lines: readonly CartLine[]): string[] {
  const written = lines
    .slice(0, mostWritten)
    .map((line) => copy.line(nameOfLine(line), line.quantity));
  const rest = lines.length - written.length;
  return rest > 0 ? [...written, copy.rest(rest)] : written;
}
