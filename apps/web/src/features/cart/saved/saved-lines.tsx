import type { SavedLine } from '@matiz/contracts/cart/saved-lines.ts';
import type { CartReply } from '@matiz/contracts/cart.ts';
import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { savedCopy as copy } from '#copy/cart/saved.ts';
import { cartKey, hasCart, ProductPicture, useAddToCart } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { savedLinesQuery } from './saved-lines.query.ts';
import { useForgetLine } from './use-forget-line.ts';

/** What was taken out of the cart for another day; back in it with a press. */
export function SavedLines() {
  const visitor = useMe();
  const titleId = useId();
  const { data = [] } = useQuery({
    ...savedLinesQuery(useRequest(), visitor?.customer?._id ?? ''),
    enabled: hasCart(visitor),
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface shadow-card">
      <h2
        id={titleId}
        className="border-b border-line px-4 py-3 font-text text-base font-semibold tracking-normal sm:px-5"
      >
        {copy.title}
      </h2>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {data.map((line) => (
          <SavedLineRow key={line.versionCode} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SavedLineRow({ line }: { line: SavedLine }) {
  const { productId, code, slug, versionCode, versionName, quantity, priceThen, image } = line;
  const { addToCart, isAdding } = useAddToCart();
  const { queryClient } = useServices();
  const forget = useForgetLine();
  const name = [line.name, versionName].filter(Boolean).join(' · ');

  const back = () => {
    const units =
      versionName === null ? { quantity } : { versions: [{ code: versionCode, quantity }] };
    addToCart(
      { productId, code, ...units },
      {
        returnTo: links.cart,
        onAdded: ({ results }) => {
          if (results.every((each) => each.quantity + each.quantityPresale === 0)) return;
          forget.mutate(versionCode);
          void tellPrice();
        },
      },
    );
  };

  /** The price of today, where it is another than the one that was kept. */
  async function tellPrice(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: cartKey });
    const lines = queryClient.getQueryData<CartReply>(cartKey)?.cart?.products ?? [];
    const now = lines.find(
      (each) => each.productId === productId && (each.versionCode ?? versionCode) === versionCode,
    )?.price;
    if (now === undefined || now === priceThen) return;
    const say = now < priceThen ? copy.cheaper : copy.dearer;
    toast({ message: say(name, now, priceThen) });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <ProductPicture image={image} size="sm" />
      <div className="min-w-0 flex-1 basis-40">
        <AppLink
          to={links.product({ _id: productId, slug })}
          className="block text-sm leading-5 font-medium hover:text-accent hover:underline"
        >
          {name}
        </AppLink>
        <p className="text-xs text-ink-soft tabular-nums">{copy.keptAt(quantity, priceThen)}</p>
      </div>
      <Button
        variant="soft"
        size="sm"
        loading={isAdding}
        aria-label={copy.backLabel(name)}
        onClick={back}
      >
        {copy.back}
      </Button>
      <IconButton
        label={copy.remove(name)}
        tip="none"
        size="sm"
        icon={<X size={18} />}
        className="-mx-2 text-ink-faint hover:text-danger"
        onClick={() => forget.mutate(versionCode)}
      />
    </li>
  );
}
