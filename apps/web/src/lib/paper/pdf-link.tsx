import { buttonClass } from '@matiz/ui/button-class.ts';
import { FileDown } from 'lucide-react';
import { paperCopy as copy } from '#copy/paper.ts';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { useServices } from '#lib/services.ts';
import type { Paper } from './paper.ts';

/** Only a shell needs it. */
const SharedPdf = lazyPart(async () => (await import('./phone-pdf.tsx')).SharedPdf);

/** Saves a sheet, or hands it on from a phone. */
export function PdfLink({ paper }: { paper: Paper }) {
  const { platform } = useServices();
  // A shell's session travels in headers, which a plain link does not send (D-2).
  if (platform.isNative) {
    return platform.phone ? <SharedPdf paper={paper} phone={platform.phone} /> : null;
  }
  return (
    <a
      href={`/api${paper.path}`}
      download={paper.name}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <FileDown size={16} aria-hidden="true" />
      {copy.pdf}
    </a>
  );
}
