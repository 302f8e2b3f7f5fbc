import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';
import { ImportDropZone } from './import-drop-zone.tsx';
import { useSending } from './use-sending.ts';

/** A file that came in part only: the same one goes on where it was. */
export function ResumeUpload({ detail, sent }: { detail: ImportDetail; sent: () => void }) {
  const { sending, send } = useSending();
  const take = async (file: File) => {
    if (file.name !== detail.fileName || file.size !== detail.size) {
      toast({ message: copy.notSame, tone: 'danger' });
      return;
    }
    await send(file, async () => detail);
    sent();
  };
  return (
    <section>
      <p className="mb-3">{copy.resume}</p>
      <ImportDropZone sending={sending} take={(file) => void take(file)} />
    </section>
  );
}
