import { me } from '@matiz/contracts/identity.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { useServices } from '#lib/services.ts';
import type { Phone } from '#platform/phone.ts';

/** In a shell the sheet goes where the person sends it: a chat, a printer, the phone's files. */
export function SharedPdf({ code, phone }: { code: string; phone: Phone }) {
  const { request } = useServices();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // Renews the session where it ran out: the file itself is asked for by its address.
      await request(me, {});
      const path = `/order/pdf?${new URLSearchParams({ orderCode: code })}`;
      await phone.shareFile({ path, name: `Matiz ${code}.pdf`, title: copy.orderTitle(code) });
    },
    onError: () => toast({ tone: 'danger', message: copy.pdfFailed }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      start={<Share2 size={16} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {copy.sharePdf}
    </Button>
  );
}
