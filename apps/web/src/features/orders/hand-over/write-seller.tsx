import type { HandOverView } from '@matiz/contracts/orders/hand-over.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';

/** Opens a chat with who sent the draft, where their phone is known. */
export function WriteSeller({
  seller: { phone },
  variant,
}: Pick<HandOverView, 'seller'> & { variant: 'primary' | 'quiet' }) {
  if (phone === null) return null;
  return (
    <a
      href={`https://wa.me/${phone.replace(/\D/g, '')}?${new URLSearchParams({ text: copy.sellerText })}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant, className: 'self-start' })}
    >
      {copy.writeSeller}
    </a>
  );
}
