import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Copy, MessageCircle } from 'lucide-react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { copyText } from '#lib/copy-text.ts';
import { useMe } from '#session/me.query.ts';

export interface DraftLink {
  readonly link: string;
  readonly phone: string | null;
}

/** The link is told once: here it can be sent on, as long as this page stands. */
export function ShareLink({ link: { link, phone } }: { link: DraftLink }) {
  const business = useMe()?.customer?.businessName ?? '';
  const text = encodeURIComponent(copy.message(business, link));
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="truncate rounded-md bg-sunken px-3 py-2.5 text-sm select-all">
        <span className="sr-only">{copy.linkLabel}: </span>
        {link}
      </p>
      <a
        href={`https://wa.me/${phone?.replace(/\D/g, '') ?? ''}?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ block: true })}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {copy.whatsapp}
      </a>
      <Button
        variant="secondary"
        block
        start={<Copy size={18} aria-hidden="true" />}
        onClick={() => void copyText(link, copy.copied)}
      >
        {copy.copy}
      </Button>
    </div>
  );
}
