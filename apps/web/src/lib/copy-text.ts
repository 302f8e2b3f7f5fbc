import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { commonCopy as copy } from '#copy/everywhere.ts';

/**
 * Puts on the clipboard what stands on the page, and says so. A browser may refuse it, and without a
 * secure context there is no clipboard: then it is said how to take it by hand.
 */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', message: done });
  } catch {
    toast({ tone: 'danger', message: copy.notCopied });
  }
}
