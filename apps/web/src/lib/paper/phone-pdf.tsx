import { me } from '@matiz/contracts/identity.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { paperCopy as copy } from '#copy/paper.ts';
import { useServices } from '#lib/services.ts';
import type { Phone } from '#platform/phone.ts';
import type { Paper } from './paper.ts';

/** In a shell the sheet goes where the person sends it: a chat, a printer, the phone's files. */
export function SharedPdf({ paper, phone }: { paper: Paper; phone: Phone }) {
  const { request } = useServices();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // Renews the session where it ran out: the file itself is asked for by its address.
      await request(me, {});
      await phone.shareFile(paper);
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
